import { expect, it } from 'vitest';
import { createRandom } from '../data/random.ts';
import { mistype, type SlipKind, slips, slipsOf } from './slips.ts';

it.each<[SlipKind, string, RegExp]>([
  ['swapped letters', 'concert', /^(cnocert|cocnert|conecrt|concret|concetr)$/],
  ['missing letter', 'concert', /^(cncert|cocert|conert|concrt|concet|concer)$/],
  ['doubled letter', 'concert', /^(cooncert|conncert|conccert|conceert|concerrt|concertt)$/],
  ['accent', 'théâtre', /^theatre$/],
  ['accent', 'concert', /^côncert$/],
  ['sound', 'château', /^châto$/],
  ['sound', 'jazz', /^jasz$/],
])('the slip "%s" makes of %s what %s matches', (kind, word, wanted) => {
  for (let n = 0; n < 50; n += 1) expect(slips[kind](word, createRandom(7, n))).toMatch(wanted);
});

it('mistype makes each slip in a word of four letters or more, and removes capitals and signs', () => {
  for (let n = 0; n < 50; n += 1) {
    const typed = mistype('Fête du jazz – Tours', ['missing letter'], createRandom(7, n));
    expect(typed).toMatch(
      /^(f\p{L}{2} du jazz tours|fête du j\p{L}{2} tours|fête du jazz t\p{L}{3})$/u,
    );
  }
});

it('slipsOf draws one slip or two, the same for the same number', () => {
  const drawn = Array.from({ length: 200 }, (_, n) => slipsOf(n, createRandom(7, n)));
  expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([1, 2]));
  expect(new Set(drawn.map(([first]) => first)).size).toBe(5);
  expect(slipsOf(3, createRandom(7, 3))).toEqual(drawn[3]);
});
