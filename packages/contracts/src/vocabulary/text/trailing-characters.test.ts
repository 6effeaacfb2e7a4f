import { expect, it } from 'vitest';
import { withoutTrailing } from './trailing-characters.ts';

it.each([
  ['Bal, …,, ', ', ', 'Bal, …'],
  ['Bal', ', ', 'Bal'],
  [',,,', ',', ''],
  ['', ',', ''],
])('withoutTrailing: %j without trailing %j is %j', (text, characters, rest) => {
  expect(withoutTrailing(text, characters)).toBe(rest);
});
