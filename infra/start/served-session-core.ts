import { type AuthCore, startAuthCore } from '@parages/auth-core/start-auth-core';
import { z } from 'zod';
import { Refusal } from '../console/refusal.ts';
import { sentences } from './start-messages.ts';

const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  AUTH_CORE_IN_PRODUCTION: z.string().optional(),
  AUTH_CORE_KEY: z.string().min(1),
  AUTH_CORE_KEY_BEFORE: z.string().optional(),
  SUPERTOKENS_API_KEY: z.string().min(20),
  // The core listens on 127.0.0.1 alone: servers of other machines cannot call it.
  SUPERTOKENS_CONNECTION_URI: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/),
});

export type CoreSettings = z.infer<typeof settings>;

/** @throws {Refusal} that names each setting which is missing or wrong */
export function readCoreSettings(environment: NodeJS.ProcessEnv): CoreSettings {
  const parsed = settings.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Refusal(sentences.sessionCoreSettings(faults.join('; ')));
}

/**
 * Serves the embedded session core at the address that the servers call.
 * @throws {Error} in production without AUTH_CORE_IN_PRODUCTION=allowed
 */
export const serveSessionCore = (given: CoreSettings): Promise<AuthCore> =>
  startAuthCore({
    databaseUrl: given.DATABASE_URL,
    environment: given.NODE_ENV,
    isAllowedInProduction: given.AUTH_CORE_IN_PRODUCTION === 'allowed',
    encryptionKey: given.AUTH_CORE_KEY,
    encryptionKeyBefore: given.AUTH_CORE_KEY_BEFORE,
    apiKey: given.SUPERTOKENS_API_KEY,
    port: Number(new URL(given.SUPERTOKENS_CONNECTION_URI).port),
  });
