import { expect, it } from 'vitest';
import { departmentCode } from './department-code.ts';

it.each([
  ['37261', '37'],
  ['01004', '01'],
  ['2A004', '2A'],
  ['97411', '974'],
  ['98818', '988'],
])('departmentCode of the INSEE code %s is %s', (insee, code) =>
  expect(departmentCode(insee)).toBe(code),
);
