import path from 'node:path';
import { startAuthCore } from '@parages/auth-core/start-auth-core';
import { WrongEncryptionKey } from '@parages/auth-core/tokens/key-cipher';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import type { Database } from '../database/database.ts';
import { dataFolder } from '../process/paths.ts';
import { onShutdown } from '../process/shutdown.ts';
import { readOrMakeKey } from './key-file.ts';
import { sentences } from './start-messages.ts';

/** Environment of the API that names its session core; empty when the operator named one. */
export type SessionCore = { environment: Record<string, string>; close: () => Promise<void> };

const closedAlready: SessionCore = { environment: {}, close: async () => undefined };
const keyFile = path.join(dataFolder, 'auth-core.key');

/**
 * Starts the embedded session core on the database, on the loopback interface with a temporary
 * api-key, unless SUPERTOKENS_CONNECTION_URI names another one. In production it has to be allowed
 * by AUTH_CORE_IN_PRODUCTION=allowed, and AUTH_CORE_KEY is required; elsewhere a file beside the
 * private database holds the encryption key when AUTH_CORE_KEY is not set.
 * @throws {Refusal} when the encryption key is malformed, or does not open the keys in the database
 * @throws {Error} in production unless it is allowed
 */
export async function startSessionCore(
  { engine, url }: Pick<Database, 'engine' | 'url'>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<SessionCore> {
  if (environment.SUPERTOKENS_CONNECTION_URI) return closedAlready;
  const isProduction = environment.NODE_ENV === 'production';
  try {
    const core = await startAuthCore({
      databaseUrl: url,
      engine: engine === 'pglite' ? 'pglite' : 'postgresql',
      environment: isProduction ? 'production' : 'development',
      isAllowedInProduction: environment.AUTH_CORE_IN_PRODUCTION === 'allowed',
      encryptionKey: environment.AUTH_CORE_KEY || (isProduction ? '' : readOrMakeKey(keyFile)),
      encryptionKeyBefore: environment.AUTH_CORE_KEY_BEFORE,
    });
    return {
      environment: { SUPERTOKENS_CONNECTION_URI: core.uri, SUPERTOKENS_API_KEY: core.apiKey },
      close: core.close,
    };
  } catch (error) {
    throw error instanceof WrongEncryptionKey
      ? new Refusal(sentences.sessionCoreKey(error.message, keyFile))
      : error;
  }
}

/** Like `startSessionCore`, as a printed step that names the core; the shutdown closes the core. */
export async function openSessionCore(
  database: Pick<Database, 'engine' | 'url'>,
): Promise<SessionCore> {
  return step(sentences.sessionCore, async (show) => {
    const core = await startSessionCore(database);
    onShutdown(core.close);
    show(
      core.environment.SUPERTOKENS_CONNECTION_URI ??
        sentences.sessionCoreElsewhere(process.env.SUPERTOKENS_CONNECTION_URI ?? ''),
    );
    return core;
  });
}
