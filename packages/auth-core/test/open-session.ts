import { z } from 'zod';
import type { CoreAnswer, TestCore } from './start-test-core.ts';

const token = z.object({ token: z.string(), expiry: z.number(), createdTime: z.number() });
const session = z.object({
  handle: z.string(),
  userId: z.string(),
  userDataInJWT: z.record(z.string(), z.unknown()),
});
const tokens = z.object({
  session,
  accessToken: token,
  refreshToken: token,
  antiCsrfToken: z.string().optional(),
});

export type IssuedTokens = z.output<typeof tokens>;

export const tokensOf = ({ body }: CoreAnswer): IssuedTokens => tokens.parse(body);

const defaults = {
  userId: 'ada',
  userDataInJWT: { city: 'tours' },
  userDataInDatabase: {},
  useDynamicSigningKey: true,
  enableAntiCsrf: false,
};

export const openSession = async (
  core: TestCore,
  given: Record<string, unknown> = {},
): Promise<IssuedTokens> =>
  tokensOf(await core.post('/public/recipe/session', { ...defaults, ...given }));

export const refresh = (
  core: TestCore,
  refreshToken: string,
  given: Record<string, unknown> = {},
): Promise<CoreAnswer> =>
  core.post('/recipe/session/refresh', {
    refreshToken,
    enableAntiCsrf: false,
    useDynamicSigningKey: true,
    ...given,
  });

export const verify = (
  core: TestCore,
  accessToken: string,
  given: Record<string, unknown> = {},
): Promise<CoreAnswer> =>
  core.post('/recipe/session/verify', {
    accessToken,
    doAntiCsrfCheck: true,
    enableAntiCsrf: false,
    checkDatabase: false,
    ...given,
  });

const part = z.record(z.string(), z.unknown());

export function decode(compact: string): {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
} {
  const [header = '', claims = ''] = compact
    .split('.')
    .map((text) => Buffer.from(text, 'base64url').toString());
  return { header: part.parse(JSON.parse(header)), claims: part.parse(JSON.parse(claims)) };
}
