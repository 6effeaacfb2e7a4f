import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['', 3, ''],
  ['bal', 3, 'bal'],
  ['bals', 3, 'bal'],
  ['ba🎈', 4, 'ba🎈'],
  ['ba🎈', 3, 'ba'],
  ['🎈🎈', 3, '🎈'],
  ['🎈', 1, ''],
])('cuts %j at %i units without splitting a pair: %j', (text, max, cut) =>
  expect(cutText(text, max)).toBe(cut),
);
