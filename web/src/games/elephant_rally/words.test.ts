import { describe as suite, expect, it } from 'vitest';
import { course, effect, layout, move, play, step, view } from './given';
import { describe, effectWords, riderWords, spaceWords, told } from './words';

const say = ({ id, args }: { id: string; args?: object }): string => [id, ...Object.values(args ?? {})].join(' ');
const words = (one: Parameters<typeof effectWords>[0]) => effectWords(one, say);

suite('effects', () => {
  it('tell who gets where, who is pushed, what is lost and drawn', () => {
    const steps = [step(move(0, 'b5', 'b6'), move(1, 'b6', 'b7'), move(null, 'b7', 'b8'))];
    const choice = play('p5', steps, {
      course: course(steps, { unused: 4, draws: [{ seat: 0, count: 3, why: 'banana' }] }),
    });
    expect(words(choice)).toBe('goes_to b6, pushes_to 1 b7, pushes_cows 1, unused 4, bananas 3');
  });

  it('tell flights, standing still, and the end', () => {
    const fly = { ...step(move(0, 'b5', 'b8')), what: 'fly' as const };
    expect(words(play('carpet+g3', [fly]))).toBe('flies_to b8');
    expect(words(play('g3', []))).toBe('stays');
    const ended = { winner: 0, how: 'crossed' as const, by: 0, places: [1, 2, 3] };
    expect(
      words(
        play('g3', [step(move(0, 'b19', 'b0', 1))], { course: course([step(move(0, 'b19', 'b0', 1))], { ended }) }),
      ),
    ).toBe('goes_to b0, wins');
  });

  it('warn of a rival who would win', () => {
    const ended = { winner: 1, how: 'pushed' as const, by: 0, places: [2, 1, 3] };
    const steps = [step(move(0, 'b18', 'b19'), move(1, 'b19', 'b0', 1))];
    const list = told(play('g1', steps, { course: course(steps, { ended }) }));
    expect(list.filter(({ warning }) => warning).map(({ phrase }) => phrase)).toEqual([
      { id: 'rival_wins', args: { winner_seat: 1 } },
    ]);
  });

  it('tell both sides where one is to be chosen', () => {
    const choice = play('g2', [], {
      course: course([], { phase: 'side' }),
      branches: [
        { side: 'left', course: course([step(move(0, 'b5', 'a5'))]) },
        { side: 'right', course: course([step(move(0, 'b5', 'c5'), move(2, 'c5', 'd5'))]) },
      ],
    });
    expect(words(choice)).toBe('branch left a5, branch right c5, pushes_to 2 d5');
  });

  it('tell whom the mouse scares; one’s own elephant is a warning', () => {
    const scare = (seat: number) => ({ ...step(move(seat, 'b6', 'b5'), move(2, 'b5', 'b4')), what: 'scare' as const });
    const choice = effect('b6', 'mouse', { space: 'b6', course: course([scare(1)]) });
    expect(words(choice)).toBe('deed_mouse b6, scares_to 1 b5, pushes_to 2 b4');
    const own = told(effect('b6', 'mouse', { space: 'b6', course: course([scare(0)]) }));
    expect(own.filter(({ warning }) => warning).map(({ phrase }) => phrase.id)).toEqual(['scares_to']);
  });

  it('tell every other choice', () => {
    const list = [
      play('monkey'),
      effect('@a18', 'start', { space: 'a18' }),
      effect('left', 'mango', { way: 'left' }),
      effect('c9-c10', 'cow', { start: 'c9', space: 'c10' }),
      effect('rob:2', 'rob', { target: 2 }),
      effect('take:g3', 'take', { cards: ['g3'] }),
      effect('chip:2', 'chip', { target: 2 }),
      effect('chip:1>2', 'chip', { giver: 1, target: 2 }),
      effect('throw:g3', 'throw', { cards: ['g3'] }),
      effect('cancel', 'cancel', { cards: ['g3'] }),
      effect('pass', 'pass'),
    ];
    expect(list.map(words)).toEqual([
      'card_help monkey',
      'deed_start a18',
      'deed_way left',
      'deed_cow c9 c10',
      'deed_rob 2',
      'deed_take g3',
      'deed_chip 2',
      'deed_chip_from 1 2',
      'deed_throw g3',
      'deed_cancel g3',
      'deed_pass',
    ]);
  });
});

suite('spaces and seats', () => {
  it('tell what is there', () => {
    const now = view({ spaces: ['a6', 'b6', null], cows: ['c15'], mouse: 'a2' });
    expect(spaceWords('a6', now, layout, say)).toBe('a6: ground_name banana, elephant_here 0');
    expect(spaceWords('a2', now, layout, say)).toBe('a2: ground_name hole, mouse_here');
    expect(spaceWords('c15', now, layout, say)).toBe('c15: cow_here');
    expect(spaceWords('d0', now, layout, say)).toBe('d0: ground_name plain');
    expect(riderWords(now, 0, say)).toBe('rider_hand 6 0, rider_place a6 14');
    expect(riderWords(now, 2, say)).toBe('rider_hand 6 0');
  });
});

suite('the position', () => {
  const ids = (...args: Parameters<typeof describe>) => describe(...args).map(({ id }) => id);

  it('is told from the leader back, with what one knows of hands', () => {
    const now = view({ hand: [{ card: 'g3', count: 2 }], discards: [{ card: 'p4', count: 1 }] });
    now.players[0]!.known = now.hand;
    const list = describe(now);
    expect(list[0]).toEqual({ id: 'now', args: { seat: 0, phase: 'play' } });
    expect(list.filter(({ id }) => id === 'stands').map(({ args }) => args.owner_seat)).toEqual([2, 1, 0]);
    expect(list.find(({ id }) => id === 'holds_card')?.args).toEqual({ seat: 0, card: 'g3', count: 2 });
    expect(list.at(-1)).toEqual({ id: 'discarded', args: { card: 'p4', count: 1 } });
  });

  it('tells each phase', () => {
    expect(ids(view({ phase: 'scare', scared: 1, card: 'mouse', steps: 2 })).slice(0, 2)).toEqual([
      'in_play',
      'now_scare',
    ]);
    expect(ids(view({ phase: 'mango', card: 'g3', modifier: 'mango', cancelled: ['mango'] })).slice(0, 3)).toEqual([
      'in_play_pair',
      'is_cancelled',
      'now_way',
    ]);
    expect(ids(view({ phase: 'cows', steps: 8 }))[0]).toBe('now_cows');
    expect(ids(view({ phase: 'throw', owed: 2 }))[0]).toBe('now_throw');
    expect(ids(view({ played: ['green'] }))[0]).toBe('now_second');
    const ended = { winner: 1, how: 'pushed' as const, by: 0, places: [2, 1, 3] };
    expect(ids(view({ phase: 'over', turn: null, ended })).slice(0, 2)).toEqual(['won_pushed', 'now_over']);
    expect(ids(view({ spaces: ['b5', null, 'b8'] }))).toContain('stands_nowhere');
  });
});
