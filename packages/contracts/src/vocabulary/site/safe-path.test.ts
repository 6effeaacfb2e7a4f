// Specification: §2.66
import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each([
  ['/', '/'],
  ['/favorites', '/favorites'],
  ['/ville/tours?dist=5&opts=free#carte', '/ville/tours?dist=5&opts=free#carte'],
  ['/evenement/fete%20de%20la%20loire', '/evenement/fete%20de%20la%20loire'],
  ['/recherche?q=a//b&u=https%3A%2F%2Fx', '/recherche?q=a//b&u=https%3A%2F%2Fx'],
])('decisions "redirectTo (same-origin path only)": safePath keeps %j as %s', (wanted, kept) =>
  expect(safePath(wanted)).toBe(kept),
);

it.each([
  null,
  undefined,
  '',
  'favorites',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%2fevil.example/x',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  ' /favorites',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/./\\evil.example',
  '/%E0%A4%A',
  '/%00',
])('decisions "redirectTo (same-origin path only)": safePath returns null for %j', (wanted) =>
  expect(safePath(wanted)).toBeNull(),
);

const pieces = [
  '/',
  '//',
  '/.',
  '/..',
  '/.//',
  '/..//',
  '/%2e',
  '/%2E%2e/',
  '/%2f',
  '/%5c',
  '%252f',
  '\\',
  '/\\',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '/;@',
  '@',
  ':',
  '?',
  '#',
  '.',
  '%',
  '%00',
  'x@',
  'http:',
  'javascript:',
  '／',
  '⁄',
  '∕',
  '\u2028',
  '\u00a0',
  'evil.example',
];

it('safePath returns no path to another origin, for any combination of three hostile pieces', () => {
  const origin = 'https://parages.example';
  const kept = pieces.flatMap((first) =>
    pieces.flatMap((second) =>
      pieces.flatMap((third) => safePath(`${first}${second}${third}/evil.example`) ?? []),
    ),
  );
  expect(kept.length).toBeGreaterThan(1000);
  const elsewhere = kept.filter(
    (path) => new URL(path, origin).origin !== origin || /^\/\/|^[^/]|\\|\p{Cc}/u.test(path),
  );
  expect(elsewhere).toEqual([]);
});

it('safePath returns its own result unchanged, for any combination of two hostile pieces', () => {
  for (const first of pieces)
    for (const second of pieces) {
      const kept = safePath(`/${first}${second}`);
      if (kept !== null) expect(safePath(kept)).toBe(kept);
    }
});
