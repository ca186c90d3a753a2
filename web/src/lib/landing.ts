/**
 * Where the focus goes when one comes to another screen: to its title, as after loading a page, so that screen readers
 * begin there. Screens may arrive late; whichever title comes first after leaving the old one gets the focus.
 */
let onTheWay = false;

/** One leaves for another screen. */
export function depart(): void {
  onTheWay = true;
}

/** Attached to the titles of all screens. */
export function landing(title: HTMLElement): void {
  if (!onTheWay) return;
  onTheWay = false;
  title.focus({ preventScroll: true });
}
