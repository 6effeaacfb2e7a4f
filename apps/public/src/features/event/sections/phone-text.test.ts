import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['0261910000', '02 61 91 00 00'],
  ['02.61.91.00.00', '02 61 91 00 00'],
  ['02-61-91-00-00', '02 61 91 00 00'],
  ['+33 2 61 91 00 00', '02 61 91 00 00'],
  ['+33 (0)2 61 91 00 00', '02 61 91 00 00'],
  ['0033261910000', '02 61 91 00 00'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
  ['3615', '3615'],
])('phoneText writes the telephone number %s as "%s"', (typed, shown) =>
  expect(phoneText(typed).replaceAll('\u00a0', ' ')).toBe(shown),
);
