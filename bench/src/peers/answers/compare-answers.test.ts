import { describe, expect, it } from 'vitest';
import { compareAnswers, type RightAnswer } from './compare-answers.ts';

const rank = (...pois: [string, number][]) => pois.map(([id, metres]) => ({ id, metres }));

const right: RightAnswer = {
  ranked: rank(['a', 10], ['b', 10], ['c', 50], ['d', 50.4], ['e', 90]),
  radiusM: 100,
  pageSize: 3,
};

describe('a full page', () => {
  it('is the same with the same ids in the same order', () => {
    expect(compareAnswers(right, ['a', 'b', 'c'])).toEqual({ kind: 'same' });
  });

  it('is tied when pois at the same distance change places', () => {
    expect(compareAnswers(right, ['b', 'a', 'c'])).toEqual({ kind: 'tied' });
  });

  it('is tied when its last poi is as far as the one it leaves out', () => {
    expect(compareAnswers(right, ['a', 'b', 'd'])).toEqual({ kind: 'tied' });
  });

  it('is wrong when a farther poi takes the place of a nearer one', () => {
    expect(compareAnswers(right, ['a', 'c', 'd'])).toEqual({
      kind: 'wrong',
      reason: 'rank 2 is 50.00 m away instead of 10.00 m',
    });
  });

  it('is wrong with a poi that the search does not find', () => {
    expect(compareAnswers(right, ['a', 'b', 'x'])).toMatchObject({
      reason: 'x is none of the nearest',
    });
  });

  it('is wrong with a poi twice, as of two days that are not merged', () => {
    expect(compareAnswers(right, ['a', 'a', 'c'])).toMatchObject({
      reason: 'a poi is there twice',
    });
  });

  it('is wrong when it is short', () => {
    expect(compareAnswers(right, ['a', 'b'])).toMatchObject({ reason: '2 pois instead of 3' });
  });
});

describe('a page that the radius ends', () => {
  const few: RightAnswer = {
    ranked: rank(['a', 10], ['b', 99.7], ['c', 100.2]),
    radiusM: 100,
    pageSize: 20,
  };

  it('may have or lack a poi at the edge', () => {
    expect(compareAnswers(few, ['a', 'b'])).toEqual({ kind: 'same' });
    expect(compareAnswers(few, ['a'])).toEqual({ kind: 'tied' });
    expect(compareAnswers(few, ['a', 'b', 'c'])).toEqual({ kind: 'tied' });
  });

  it('is wrong without a poi inside', () => {
    expect(compareAnswers(few, ['b'])).toMatchObject({ kind: 'wrong' });
    expect(compareAnswers(few, [])).toMatchObject({ reason: '0 pois instead of 1 to 3' });
  });

  it('is the same when neither finds any poi', () => {
    expect(compareAnswers({ ...few, ranked: [] }, [])).toEqual({ kind: 'same' });
  });
});

it('finds a poi that is skipped among many with almost the same distance', () => {
  const dense: RightAnswer = {
    ranked: rank(['a', 1], ['b', 1.6], ['c', 2.3], ['d', 3], ['e', 3.6]),
    radiusM: 100,
    pageSize: 4,
  };
  expect(compareAnswers(dense, ['a', 'c', 'd', 'e'])).toMatchObject({
    reason: 'b, 1.60 m away, is missing',
  });
});
