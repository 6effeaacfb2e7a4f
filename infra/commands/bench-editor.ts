import path from 'node:path';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { besideJourneys } from '../test/beside-journeys.ts';

export const main = (): Promise<number> =>
  besideJourneys({}, async ({ journeys, chromium }) => {
    const { code } = await runCommand(node, [...typescriptFlags, 'src/editor/main.ts'], {
      cwd: path.join(root, 'bench'),
      env: { BENCH_EDITOR_URL: journeys.url, PLAYWRIGHT_CHROMIUM: chromium },
      isLoud: true,
    });
    return code;
  });
