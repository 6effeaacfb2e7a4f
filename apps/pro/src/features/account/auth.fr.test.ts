import { expect, it } from 'vitest';
import { authFr } from './auth.fr.ts';

const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : textsOf(part)));
const tu = /(?<![\p{L}’])(?:tu|toi|te|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu;

it('"the professional one says vous": of the account texts, only one specified sentence says tu', () => {
  // The specification gives this sentence word for word.
  expect(textsOf(authFr).filter((text) => tu.test(text))).toEqual([
    'Tu n’es pas connecté, redirection…',
  ]);
});
