import { expect, it } from 'vitest';
import { withoutControls } from './without-controls.ts';

it.each([
  ['Bal\r\nfolk\rce soir\n', 'Bal\nfolk\nce soir\n'],
  ['a\u0000b\u0007c\u001bd\u007fe\u0085f', 'a b c d e f'],
  ['tab\tulé', 'tab ulé'],
  ['🎉 ok', '🎉 ok'],
  ['half \ud83c pair \udf89', 'half   pair  '],
  ['\ufffe\uffff', '  '],
  [']]> <b>&amp;', ']]> <b>&amp;'],
])('withoutControls writes %j as %j', (text, written) => {
  expect(withoutControls(text)).toBe(written);
});
