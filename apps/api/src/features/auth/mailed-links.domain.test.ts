import { expect, it } from 'vitest';
import { siteOf } from '../../platform/edge/sites.domain.ts';
import { linkTo } from './mailed-links.domain.ts';

const real = { main: 'parages.example', pro: 'pro.parages.example', isSecure: true };
const local = { main: 'localhost', pro: 'pro.localhost', isSecure: false };

it('linkTo returns the verification or reset page on the public or the professional site, with the encoded token', () => {
  expect(linkTo('verify-email', 'a+b', siteOf('localhost:3000', local))).toBe(
    'http://localhost:3000/auth/verify-email?token=a%2Bb&tenantId=public',
  );
  expect(linkTo('reset-password', 'abc', siteOf('pro.parages.example', real))).toBe(
    'https://pro.parages.example/org/auth/reset-password?token=abc&tenantId=public',
  );
});
