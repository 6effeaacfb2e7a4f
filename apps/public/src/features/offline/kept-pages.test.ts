import { expect, it } from 'vitest';
import { rules } from '../../../build/offline-plugin.ts';

const [pages] = rules;

function isKept(path: string): boolean {
  if (typeof pages?.urlPattern !== 'function') throw new Error('the rule of pages is no function');
  const url = new URL(path, 'https://parages.example');
  const request = { mode: 'navigate' } as Request;
  return Boolean(
    pages.urlPattern({ request, url, sameOrigin: true, event: new Event('fetch') as never }),
  );
}

it.each(['/', '/evenement/bal', '/ville/tours'])('keeps a copy of %s for reading offline', (path) =>
  expect(isKept(path)).toBe(true),
);

it.each([
  '/favorites',
  '/favorites/shared/abc',
  '/desabonnement?t=abc&kind=digest',
  '/profile?deletionToken=abc',
  '/auth/reset-password?token=abc',
])('keeps no offline copy of %s, a page of an account or one opened by a token', (path) =>
  expect(isKept(path)).toBe(false),
);
