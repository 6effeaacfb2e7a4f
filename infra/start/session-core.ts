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

/** `environment` is empty when the operator has named a session core. */
export type SessionCore = { environment: Record<string, string>; close: () => Promise<void> };

const closedAlready: SessionCore = { environment: {}, close: async () => undefined };
const keyFile = path.join(dataFolder, 'auth-core.key');

/**
 * @throws {Refusal} when the encryption key is malformed, or does not open the keys in the database
 * @throws {Error} in production without AUTH_CORE_IN_PRODUCTION=allowed
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
