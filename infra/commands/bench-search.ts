import path from 'node:path';
import { benchServerUrl } from '../database/bench-server.ts';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';

/** `npm run bench:search -- --events 1000000`: the search, at a size. */
export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const { code } = await runCommand(node, [...typescriptFlags, 'src/search/main.ts', ...args], {
      cwd: path.join(root, 'bench'),
      env: { BENCH_DATABASE_URL: await benchServerUrl() },
      isLoud: true,
    });
    return code;
  });
}
