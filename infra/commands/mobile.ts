import { gistOf } from '../console/gist.ts';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { buildApplication, mobileFolder } from '../start/build-application.ts';
import { sentences } from '../start/start-messages.ts';

/** `npm run mobile`: builds the pages of the application, and copies them to both systems. */
export async function main(): Promise<void> {
  await buildApplication();
  await step(sentences.applicationSync, async () => {
    const { code, output } = await runCommand(tool('cap', 'apps/mobile'), ['sync'], {
      cwd: mobileFolder,
    });
    if (code !== 0) throw new Refusal(sentences.applicationSyncFailed(gistOf(output)));
  });
}
