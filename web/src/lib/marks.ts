/**
 * The symbols of the chairs, drawn in a box of 24. A player's colour never stands alone: its symbol goes with it.
 * `Marks.svelte` puts them on the page once; after that `<use href="#mark-CHAIR" />` works in any SVG, and takes fill and
 * stroke from where it is used.
 */
export const MARKS: readonly string[] = [
  // circle
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  // triangle
  'M12 2.6 22.4 20.6H1.6z',
  // square
  'M3.5 3.5h17v17h-17z',
  // star
  'M12 1.6l3.1 6.8 7.4.8-5.5 5 1.5 7.3L12 17.8l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z',
  // diamond
  'M12 1.2 21.6 12 12 22.8 2.4 12z',
  // heart
  'M12 21.4C5.6 16.8 1.8 13 1.8 8.7 1.8 5.4 4.3 3 7.2 3c2 0 3.8 1.1 4.8 2.9C13 4.1 14.8 3 16.8 3c2.9 0 5.4 2.4 5.4 5.7 0 4.3-3.8 8.1-10.2 12.7z',
];
