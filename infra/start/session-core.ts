import { startAuthCore } from '@parages/auth-core/start-auth-core';
import { step } from '../console/step.ts';
import type { Database } from '../database/database.ts';
import { onShutdown } from '../process/shutdown.ts';
import { sentences } from './start.fr.ts';

/** Where sessions are kept, as environment of the API; nothing to add when the caller named a core by hand. */
export type SessionCore = { environment: Record<string, string>; close: () => Promise<void> };

const closedAlready: SessionCore = { environment: {}, close: async () => undefined };

/**
 * Starts the embedded session core on the database, on this machine only and with a key of the moment, unless SUPERTOKENS_CONNECTION_URI
 * names another one. In production it has to be allowed by AUTH_CORE_IN_PRODUCTION=allowed.
 */
export async function startSessionCore(
  { engine, url }: Pick<Database, 'engine' | 'url'>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<SessionCore> {
  if (environment.SUPERTOKENS_CONNECTION_URI) return closedAlready;
  const core = await startAuthCore({
    databaseUrl: url,
    engine: engine === 'pglite' ? 'pglite' : 'postgresql',
    environment: environment.NODE_ENV === 'production' ? 'production' : 'development',
    isAllowedInProduction: environment.AUTH_CORE_IN_PRODUCTION === 'allowed',
  });
  return { environment: { SUPERTOKENS_CONNECTION_URI: core.uri, SUPERTOKENS_API_KEY: core.apiKey }, close: core.close };
}

/** The same as a step on the screen, which says which core it is; it ends with us. */
export async function openSessionCore(database: Pick<Database, 'engine' | 'url'>): Promise<SessionCore> {
  return step(sentences.sessionCore, async (show) => {
    const core = await startSessionCore(database);
    onShutdown(core.close);
    show(core.environment.SUPERTOKENS_CONNECTION_URI ?? sentences.sessionCoreElsewhere(process.env.SUPERTOKENS_CONNECTION_URI ?? ''));
    return core;
  });
}
