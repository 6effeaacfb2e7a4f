import { expect, it } from 'vitest';
import type { Access } from '../contract/operations.ts';
import { forgeTokens } from '../world/principals.ts';
import { keyRefusalOf, refusalOf } from './access-cases.ts';

const worths = {
  nobody: undefined,
  unverified: { isVerified: false, permissions: ['poi_mod'] },
  verified: { isVerified: true, permissions: [] },
  moderator: { isVerified: true, permissions: ['poi_mod', 'org_mod'] },
};
const table: [Access, keyof typeof worths, string | undefined][] = [
  ['public', 'nobody', undefined],
  ['session', 'nobody', 'session_missing'],
  ['session', 'unverified', undefined],
  ['verified', 'unverified', 'email_unverified'],
  ['verified', 'verified', undefined],
  [['poi_mod'], 'nobody', 'session_missing'],
  [['poi_mod'], 'unverified', 'email_unverified'],
  [['poi_mod'], 'verified', 'permission_missing'],
  [['poi_mod'], 'moderator', undefined],
  [['camp_mod', 'org_mod'], 'moderator', undefined],
  [['camp_mod'], 'moderator', 'permission_missing'],
];

it.each(table)(
  'refusalOf with access %j for the caller %s returns %s',
  (access, name, expected) => {
    expect(refusalOf(access, { worth: worths[name] })).toBe(expected);
  },
);

it('keyRefusalOf returns the refusal of the operation first, then that of a key that does not work, then that of the scope', () => {
  const scopes = ['public:read', 'events:read'];
  const revoked = { text: '', scopes, refusal: 'api_key_revoked' };
  const key = { text: '', scopes };
  expect([
    keyRefusalOf({ keyScope: 'events:read' }, revoked),
    keyRefusalOf({ keyScope: undefined }, revoked),
    keyRefusalOf({ keyScope: 'events:write' }, key),
    keyRefusalOf({ keyScope: 'events:read' }, key),
  ]).toEqual(['api_key_revoked', 'api_key_not_accepted', 'api_key_scope_missing', undefined]);
});

it('forgeTokens makes six different session tokens, among them one with equal claims, an expired and an unsigned one', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const genuine = `${encode({ alg: 'RS256', kid: 'a' })}.${encode({ sub: 'account-1', exp: 2_000_000_000 })}.c2lnbmF0dXJl`;
  const forged = forgeTokens(genuine);
  const payloadOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(payloadOf(forged.otherKey)).toEqual({ sub: 'account-1', exp: 2_000_000_000 });
  expect(payloadOf(forged.expired).exp).toBeLessThan(1_600_000_000);
  expect(forged.unsigned.endsWith('.')).toBe(true);
  expect(new Set([genuine, ...Object.values(forged)]).size).toBe(7);
});
