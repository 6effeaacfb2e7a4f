import { step } from '../console/step.ts';
import type { Database } from '../database/database.ts';
import { runScript } from './run-script.ts';
import type { SessionCore } from './session-core.ts';
import { sentences } from './start-messages.ts';

/** Returns lines to print, or an empty text. A failed command does not throw: the lines say so. */
export async function openDemoAccounts(
  database: Pick<Database, 'engine' | 'url'>,
  core: SessionCore,
): Promise<string> {
  if (
    process.env.NODE_ENV === 'production' ||
    core.environment.SUPERTOKENS_CONNECTION_URI === undefined
  )
    return '';
  return step(sentences.demoAccounts, async () => {
    const { code, output } = await runScript(database, ['users', 'demo'], {
      env: core.environment,
    });
    return code === 0
      ? `${output.trimEnd()}\n`
      : `  ${sentences.demoAccountsFailed(output.trim())}\n`;
  });
}
