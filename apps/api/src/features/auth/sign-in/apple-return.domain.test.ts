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

it('redirects to the page of ours named in the state, with the fields of Apple’s form', () => {
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
])('redirects to the callback page of the host instead of %s', (page) =>
  expect(pageOf(state(page))).toBe('https://parages.example/auth/callback/apple'),
);

it('redirects to the callback page of the requested site without a state or a form', () => {
  expect(pageOf('', 'pro.parages.example')).toBe(
    'https://pro.parages.example/org/auth/callback/apple',
  );
  expect(applePage(undefined, 'parages.example', sites)).toBe(
    'https://parages.example/auth/callback/apple',
  );
});
