import { expect, it } from 'vitest';
import { authFr } from './auth.fr.ts';

const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : textsOf(part)));
const tu = /(?<![\p{L}’])(?:tu|toi|te|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu;

it('"the professional one says vous": finds no familiar form but the specified sentence', () => {
  // Specified word for word, with the familiar form.
  expect(textsOf(authFr).filter((text) => tu.test(text))).toEqual([
    'Tu n’es pas connecté, redirection…',
  ]);
});
