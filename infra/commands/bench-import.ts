import path from 'node:path';
import { benchServerUrl } from '../database/bench-server.ts';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';

/** `npm run bench:import -- --events 50000`: the database part of an import. */
export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const { code } = await runCommand(node, [...typescriptFlags, 'src/import/main.ts', ...args], {
      cwd: path.join(root, 'bench'),
      env: { BENCH_DATABASE_URL: await benchServerUrl() },
      isLoud: true,
    });
    return code;
  });
}
