import { expect, it } from 'vitest';
import { proOriginOf, publicOriginOf, siteOf } from './sites.domain.ts';

const real = { main: 'parages.example', pro: 'pro.parages.example', isSecure: true };
const local = { main: 'localhost', pro: 'pro.localhost', isSecure: false };

it('siteOf returns the origin of each site, with the port only for a local host, and whether it is the professional site', () => {
  expect(siteOf('parages.example', real)).toEqual({
    origin: 'https://parages.example',
    isPro: false,
  });
  expect(siteOf('Pro.Parages.example:443', real)).toEqual({
    origin: 'https://pro.parages.example',
    isPro: true,
  });
  expect(siteOf('localhost:3100', local)).toEqual({
    origin: 'http://localhost:3100',
    isPro: false,
  });
  expect(siteOf('pro.localhost:3100', local)).toEqual({
    origin: 'http://pro.localhost:3100',
    isPro: true,
  });
});

it.each([
  'evil.example',
  'evil.example:3000',
  'parages.example.evil.example',
  '',
  'parages.example@evil.example',
])('siteOf maps an unknown host (%s) to the main site', (host) =>
  expect(siteOf(host, real).origin).toBe('https://parages.example'),
);

it('publicOriginOf returns the public site for both sites and for an unknown host', () => {
  expect(publicOriginOf('pro.localhost:3100', local)).toBe('http://localhost:3100');
  expect(publicOriginOf('localhost:3100', local)).toBe('http://localhost:3100');
  expect(publicOriginOf('evil.example', real)).toBe('https://parages.example');
});

it('proOriginOf returns the professional site for both sites and for an unknown host, whose port it drops', () => {
  expect(proOriginOf('localhost:3100', local)).toBe('http://pro.localhost:3100');
  expect(proOriginOf('pro.localhost:3100', local)).toBe('http://pro.localhost:3100');
  expect(proOriginOf('parages.example', real)).toBe('https://pro.parages.example');
  expect(proOriginOf('evil.example:666', real)).toBe('https://pro.parages.example');
});
