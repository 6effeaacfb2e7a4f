// Specification: §4.40
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { type Candidate, candidateSources, choose, reasonOf } from './choice.domain.ts';
import { likings } from './taste.domain.ts';

const candidate = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
  id: String(id),
  theme: themes[id % themes.length] ?? null,
  organiser: null,
  themeMask: 1 << ((id % themes.length) + 1),
  affinity: 0,
  near: 0,
  soon: 0,
  popular: 0,
  fit: 0,
  ...changes,
});
const list = (count: number, changes: (id: number) => Partial<Candidate>) =>
  Array.from({ length: count }, (_, id) => candidate(id, changes(id)));
const ids = (chosen: readonly Candidate[]) => chosen.map(({ id }) => Number(id));

describe('choosing the recommended events', () => {
  it('keeps the order of the candidates while no theme or organiser reaches its maximum', () => {
    expect(ids(choose(list(30, () => ({}))))).toEqual(Array.from({ length: 30 }, (_, id) => id));
  });

  it('puts at most three of a theme in each ten; the others wait for the next ten', () => {
    const chosen = choose(
      list(40, (id) => ({ theme: id < 20 ? 'concerts' : (themes[id % themes.length] ?? null) })),
    );
    for (const start of [0, 10])
      expect(
        chosen.slice(start, start + 10).filter(({ theme }) => theme === 'concerts'),
      ).toHaveLength(3);
    expect(ids(chosen.slice(0, 3))).toEqual([0, 1, 2]);
    expect(ids(chosen.slice(10, 13))).toEqual([3, 4, 5]);
  });

  it('puts at most two of an organiser in each ten; events without organiser are not limited', () => {
    const chosen = choose(list(20, (id) => ({ organiser: id < 12 ? 'salle' : null })));
    expect(ids(chosen.slice(0, 10))).toEqual([0, 1, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(ids(chosen.slice(10))).toEqual([2, 3]);
  });

  it('returns three of twenty events of one theme, since the others exceed the maximum per theme', () => {
    expect(ids(choose(list(20, () => ({ theme: 'concerts' }))))).toEqual([0, 1, 2]);
    expect(choose([])).toEqual([]);
  });

  it('never returns an event twice, for 200 candidates of five themes and eleven organisers', () => {
    const chosen = ids(
      choose(
        list(200, (id) => ({
          theme: themes[(id * 7) % 5] ?? null,
          organiser: `o${(id * 3) % 11}`,
        })),
      ),
    );
    expect(new Set(chosen).size).toBe(chosen.length);
  });
});

describe('the reason of a recommendation', () => {
  const liked = likings({
    interests: ['nature'],
    followed: ['cinema'],
    favoriteThemes: { concerts: 4 },
  });
  const number = (theme: (typeof themes)[number]) => 1 << (themes.indexOf(theme) + 1);
  it.each([
    [
      'an interest',
      { affinity: 1, near: 0.9, themeMask: number('promenades-a-pied') },
      { code: 'interest', interest: 'nature', theme: 'promenades-a-pied' },
    ],
    [
      'a followed theme',
      { affinity: 1, near: 1, themeMask: number('cinema') | number('concerts') },
      { code: 'followed', interest: null, theme: 'cinema' },
    ],
    [
      'favourites',
      { affinity: 0.8, near: 0.5, themeMask: number('concerts') },
      { code: 'favorites', interest: null, theme: 'concerts' },
    ],
    ['a short distance', { near: 0.9, soon: 0.5 }, { code: 'near', interest: null, theme: null }],
    ['an early date', { near: 0.1, soon: 1 }, { code: 'soon', interest: null, theme: null }],
    [
      'popularity',
      { near: 0.1, soon: 0.2, popular: 1 },
      { code: 'popular', interest: null, theme: null },
    ],
    [
      'the profile',
      { near: 0.1, soon: 0.1, fit: 1 },
      { code: 'profile', interest: null, theme: null },
    ],
  ])('is %s when that part of the score is the largest', (_what, changes, reason) => {
    expect(reasonOf(candidate(0, changes), liked)).toEqual(reason);
  });
});

it('candidateSources draws from the six best-liked themes and from all themes; from all themes only when none is liked', () => {
  expect(candidateSources(likings({ interests: [], followed: [], favoriteThemes: {} }))).toEqual({
    drawnThemes: [0],
    drawn: [60],
  });
  const { drawnThemes, drawn } = candidateSources(
    likings({
      interests: ['culture', 'outgoing', 'nature'],
      followed: ['musees'],
      favoriteThemes: {},
    }),
  );
  expect(drawnThemes).toHaveLength(7);
  expect([drawnThemes[0], drawnThemes.at(-1)]).toEqual([themes.indexOf('musees') + 1, 0]);
  expect(drawn).toHaveLength(7);
});
