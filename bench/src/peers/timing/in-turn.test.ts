import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const turns = (count: number) =>
  Array.from({ length: count }, (_, turn) => inTurn(['a', 'b', 'c'], turn));

it('lets each engine be first equally often', () => {
  const first = turns(6).map(([one]) => one);
  for (const engine of ['a', 'b', 'c'])
    expect(first.filter((one) => one === engine)).toHaveLength(2);
});

it('lets each engine follow each other one, not always the same', () => {
  const pairs = turns(6).flatMap(([one, two, three]) => [`${one}${two}`, `${two}${three}`]);
  expect(new Set(pairs)).toEqual(new Set(['ab', 'bc', 'ca', 'ba', 'cb', 'ac']));
});
