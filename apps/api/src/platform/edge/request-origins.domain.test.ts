// Specification: §2.51
import { describe, expect, it } from 'vitest';
import { isProHost, originsOf } from './request-origins.domain.ts';

const hosts = { main: 'localhost', pro: 'pro.localhost' };

describe('hosts', () => {
  it.each([
    ['pro.localhost:3000', true],
    ['PRO.localhost', true],
    ['localhost:3000', false],
    ['pro.localhost.example.org', false],
    ['127.0.0.1:3000', false],
  ])('isProHost of %s (the professional site is on pro.localhost) is %s', (host, expected) =>
    expect(isProHost(host, hosts)).toBe(expected),
  );

  it('originsOf returns the origins of the public and the professional site with the scheme and port of the request', () => {
    expect(originsOf('http', 'localhost:3000', hosts)).toEqual({
      origin: 'http://localhost:3000',
      proOrigin: 'http://pro.localhost:3000',
    });
    expect(originsOf('https', 'pro.localhost', hosts)).toEqual({
      origin: 'https://localhost',
      proOrigin: 'https://pro.localhost',
    });
  });
});
