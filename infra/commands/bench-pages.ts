import path from 'node:path';
import { benchServerUrl } from '../bench/bench-server.ts';
import { ensureDatabaseExists, onDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrations.ts';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { buildSites, generateClient, loadContent } from '../start/prepare.ts';
import { ensureChromium } from '../test/ensure-chromium.ts';

const database = 'parages_bench_pages';

async function prepareContent(): Promise<string> {
  const server = await benchServerUrl();
  await ensureDatabaseExists(onDatabase(server, 'postgres'), database);
  const content = { engine: 'native' as const, url: onDatabase(server, database) };
  await migrate(content);
  await loadContent(content);
  return content.url;
}

export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const url = process.env.BENCH_PAGES_DATABASE_URL || (await prepareContent());
    await buildSites();
    const chromium = await ensureChromium();
    const { code } = await runCommand(node, [...typescriptFlags, 'src/pages/main.ts', ...args], {
      cwd: path.join(root, 'bench'),
      env: { BENCH_PAGES_DATABASE_URL: url, PLAYWRIGHT_CHROMIUM: chromium.file },
      isLoud: true,
    });
    return code;
  });
}
