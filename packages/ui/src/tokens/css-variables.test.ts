import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cssVariables } from './css-variables.ts';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll("'", '"').trim();
const declared = [...sheet.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
  name,
  plain(value),
]);

it('tokens.css declares the custom properties of cssVariables with the same values', () =>
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries(Object.entries(cssVariables).map(([name, value]) => [name, plain(value)])),
  ));
