import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cssVariables, darkVariables } from './css-variables.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll("'", '"').trim();
const plainAll = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, plain(value)]));
const declaredIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      plain(value),
    ]),
  );

it('tokens.css declares the custom properties of cssVariables with the same values', () =>
  expect(declaredIn(read('tokens.css'))).toEqual(plainAll(cssVariables)));

it.each([
  ['the system', ':root:not([data-scheme="light"]) {'],
  ['the choice of the visitor', ':root[data-scheme="dark"] {'],
])('dark.css declares all properties of darkVariables for the dark scheme of %s', (_, head) => {
  const [, rest = ''] = read('dark.css').split(head);
  const [block = ''] = rest.split('}');
  expect(block).toContain('color-scheme: dark;');
  expect(declaredIn(block)).toEqual(plainAll(darkVariables));
});
