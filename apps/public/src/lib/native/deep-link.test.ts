// Specification: §1.13 (the page's side)
import { describe, expect, it } from 'vitest';
import { pathOfDeepLink } from './deep-link.ts';

const source = { scheme: 'parages', origin: 'https://parages.example' };

describe('§1 "A native mobile app shell exists (custom-scheme deep links, hardware back button)": pathOfDeepLink, the page that a link opens', () => {
  it.each([
    ['parages://auth/callback/google?code=1&state=2', '/auth/callback/google?code=1&state=2'],
    ['parages://evenement/fete-tours', '/evenement/fete-tours'],
    ['parages:///ville/tours#carte', '/ville/tours#carte'],
    ['https://parages.example/ville/tours?dist=10', '/ville/tours?dist=10'],
    ['https://parages.example/app-redirect/google?code=1', '/auth/callback/google?code=1'],
  ])('the link %s opens the page %s', (link, path) =>
    expect(pathOfDeepLink(link, source)).toBe(path),
  );

  it.each([
    'https://other.example/ville/tours',
    'other://ville/tours',
    'javascript:alert(1)',
    'not a link',
    '',
  ])('%s, which is no link to this site, opens nothing', (link) =>
    expect(pathOfDeepLink(link, source)).toBeNull(),
  );

  it.each(['parages:////other.example/x', 'https://parages.example//other.example/x'])(
    '%s, whose path begins with two slashes, opens a page of this site',
    (link) => expect(pathOfDeepLink(link, source)).toBe('/other.example/x'),
  );
});
