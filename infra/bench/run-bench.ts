import path from 'node:path';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { benchServerUrl } from './bench-server.ts';

export function runBench(entry: string, args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const { code } = await runCommand(node, [...typescriptFlags, `src/${entry}`, ...args], {
      cwd: path.join(root, 'bench'),
      env: { BENCH_DATABASE_URL: await benchServerUrl() },
      isLoud: true,
    });
    return code;
  });
}
