// Specification: §7.28
import { expect, it } from 'vitest';
import { applePage } from './apple-return.domain.ts';

const sites = { main: 'parages.example', pro: 'pro.parages.example', isSecure: true };
const state = (frontendRedirectURI: string) =>
  Buffer.from(JSON.stringify({ frontendRedirectURI })).toString('base64');
const pageOf = (text: string, host = 'parages.example') => {
  const { origin, pathname } = new URL(applePage({ state: text, code: 'abc' }, host, sites));
  return origin + pathname;
};

it('applePage returns the callback or app-redirect page of our sites named in the state, with the fields of Apple’s form', () => {
  const page = applePage(
    { state: state('https://parages.example/auth/callback/apple'), code: 'a b' },
    'parages.example',
    sites,
  );
  expect(new URL(page).searchParams.get('code')).toBe('a b');
  expect(pageOf(state('https://pro.parages.example/org/auth/callback/apple'))).toBe(
    'https://pro.parages.example/org/auth/callback/apple',
  );
  expect(pageOf(state('https://parages.example/app-redirect/apple'))).toBe(
    'https://parages.example/app-redirect/apple',
  );
});

it.each([
  'https://evil.example/auth/callback/apple',
  'https://parages.example/profile',
  'http://parages.example/auth/callback/apple',
  'javascript:1',
])('applePage returns the callback page of the host when the state names %s', (page) =>
  expect(pageOf(state(page))).toBe('https://parages.example/auth/callback/apple'),
);

it('applePage returns the callback page of the requested host when the state or the form is missing', () => {
  expect(pageOf('', 'pro.parages.example')).toBe(
    'https://pro.parages.example/org/auth/callback/apple',
  );
  expect(applePage(undefined, 'parages.example', sites)).toBe(
    'https://parages.example/auth/callback/apple',
  );
});
