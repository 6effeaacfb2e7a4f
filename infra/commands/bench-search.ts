import path from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { dataFolder, node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';

/** Where a million events fit in memory: the figures are about the search, not about the disk. */
const sharedBuffers = '2GB';

/** `npm run bench:search -- --events 1000000`: on its own private cluster, or the server of BENCH_DATABASE_URL. */
export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    let url = process.env.BENCH_DATABASE_URL;
    if (!url) {
      const database = await openDatabase({
        engine: 'native',
        folder: path.join(dataFolder, 'bench-db'),
        database: 'postgres',
        sharedBuffers,
      });
      onShutdown(database.stop);
      url = database.url;
    }
    const { code } = await runCommand(node, [...typescriptFlags, 'src/search/main.ts', ...args], {
      cwd: path.join(root, 'bench'),
      env: { BENCH_DATABASE_URL: url },
      isLoud: true,
    });
    return code;
  });
}
