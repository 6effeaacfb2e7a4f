import { expect, it } from 'vitest';
import { certainAnswer } from './choose-answer.ts';

it.each([
  [[], undefined],
  [[0.97], 0.97],
  [[0.62], undefined],
  [[0.97, 0.62], 0.97],
  [[0.97, 0.95], undefined],
  [[0.7, 0.3], undefined],
])('of answers with the confidences %j, the certain one has %j', (scores, expected) =>
  expect(certainAnswer(scores.map((score) => ({ score })))?.score).toBe(expected),
);
