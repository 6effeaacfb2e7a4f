import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['', 3, ''],
  ['bal', 3, 'bal'],
  ['bals', 3, 'bal'],
  ['ba🎈', 3, 'ba🎈'],
  ['ba🎈', 2, 'ba'],
  ['🎈🎈', 1, '🎈'],
  ['b🎈🎈', 2, 'b🎈'],
])('cutText(%j, %i) returns %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut));
