import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { rolePermissions } from '@parages/contracts/vocabulary/accounts/roles';
import type { Person } from './people.ts';

/** An API key of a principal; `refusal` is the code of one that does not work. */
export type PrincipalKey = { text: string; scopes: readonly string[]; refusal?: string };

export type Principal = {
  name: PrincipalName;
  cookie: string | undefined;
  network: number;
  /** Undefined without a valid session. */
  worth: { isVerified: boolean; permissions: readonly string[] } | undefined;
  key?: PrincipalKey;
};

const principalNames = [
  'visitor',
  'unverified',
  'verified',
  'ownerA',
  'editorA',
  'readerA',
  'ownerB',
  'ownerC',
  'pending',
  'suspended',
  'curator',
  'moderator',
  'moderatorOfA',
  'admin',
  'withdrawn',
  'signedOut',
  'forged',
  'expired',
  'unsigned',
  'symmetric',
  'otherKey',
  'garbage',
  'keyB',
  'keyC',
  'readingKeyB',
  'publishableB',
  'revokedKey',
  'suspendedKey',
  'unknownKey',
] as const;
export type PrincipalName = (typeof principalNames)[number] | (string & {});

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

const accessTokenOf = (cookie: string): string =>
  /(?:^|; )sAccessToken=([^;]*)/.exec(cookie)?.[1] ?? '';

export function forgeTokens(
  genuine: string,
): Record<'forged' | 'expired' | 'unsigned' | 'symmetric' | 'otherKey' | 'garbage', string> {
  const [head = '', payload = '', signature = ''] = genuine.split('.');
  const [header, claims] = [decode(head), decode(payload)];
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sign = (text: string): string =>
    `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
  const hmac = (text: string): string =>
    `${text}.${createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
      .update(text)
      .digest('base64url')}`;
  const longAgo = { ...claims, iat: 1_500_000_000, exp: 1_500_003_600 };
  const jwk = publicKey.export({ format: 'jwk' });
  return {
    forged: `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    expired: sign(`${head}.${encode(longAgo)}`),
    unsigned: `${encode({ ...header, alg: 'none' })}.${payload}.`,
    symmetric: hmac(`${encode({ ...header, alg: 'HS256' })}.${payload}`),
    otherKey: sign(`${encode({ ...header, jwk })}.${payload}`),
    garbage: 'a.b.c',
  };
}

const withoutAccount = (name: PrincipalName, cookie?: string): Principal => ({
  name,
  cookie,
  network: 0,
  worth: undefined,
});

export type Cast = Record<
  string,
  {
    person: Person;
    role?: keyof typeof rolePermissions;
    isVerified?: boolean;
    memberOf?: 'approved' | 'pending';
  }
>;

const memberPermissions = {
  approved: ['poi_editor', 'camp_editor'],
  pending: ['poi_editor'],
} as const;

export function listPrincipals(cast: Cast, signedOut: Person): Map<PrincipalName, Principal> {
  const accounts = Object.entries(cast).map(
    ([name, { person, role, isVerified = true, memberOf }]): Principal => {
      const given = [
        ...(role === undefined ? [] : rolePermissions[role]),
        ...(memberOf === undefined ? [] : memberPermissions[memberOf]),
      ];
      return {
        name,
        cookie: person.cookie,
        network: person.network,
        worth: { isVerified, permissions: given },
      };
    },
  );
  const admin = cast.admin?.person.cookie ?? '';
  const tokens = Object.entries(forgeTokens(accessTokenOf(admin))).map(([name, token]) =>
    withoutAccount(name, `sAccessToken=${token}`),
  );
  const all = [
    withoutAccount('visitor'),
    ...accounts,
    { ...withoutAccount('signedOut'), cookie: signedOut.cookie },
    ...tokens,
  ];
  return new Map(all.map((principal) => [principal.name, principal]));
}
