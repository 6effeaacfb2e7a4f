import { gistOf } from '../console/gist.ts';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import type { Database } from '../database/database.ts';
import { sentences as databaseSentences } from '../database/database-messages.ts';
import { migrate } from '../database/migrations.ts';
import { type OpenOptions, openDatabase } from '../database/open-database.ts';
import { unlessUpToDate } from '../process/content-stamp.ts';
import { tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { onShutdown } from '../process/shutdown.ts';
import { runScript } from './run-script.ts';
import { sentences } from './start-messages.ts';

export async function generateClient(): Promise<void> {
  const stamp = {
    name: 'prisma-client',
    sources: ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'],
    results: ['apps/api/src/platform/prisma-client/client.ts'],
  };
  await unlessUpToDate(stamp, () =>
    step(sentences.client, async () => {
      const { code, output } = await runCommand(tool('prisma'), ['generate']);
      if (code !== 0) throw new Refusal(sentences.clientFailed(gistOf(output)));
    }),
  );
}

export async function prepareDatabase(options: OpenOptions = {}): Promise<Database> {
  const database = await step(databaseSentences.step, async (show) => {
    const opened = await openDatabase({ show, ...options });
    show(opened.description);
    return opened;
  });
  onShutdown(database.stop);
  await step(databaseSentences.migrating, () => migrate(database));
  return database;
}

async function load(
  name: string,
  command: string,
  database: Pick<Database, 'engine' | 'url'>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  await step(name, async (show) => {
    const { code, output } = await runScript(database, [command], {
      env,
      onLine: (line) => show(line.trim().slice(0, 100)),
    });
    if (code !== 0) throw new Refusal(sentences.loadFailed(name, gistOf(output)));
  });
}

export async function loadContent(
  database: Pick<Database, 'engine' | 'url'>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  await load(sentences.gazetteer, 'import-communes', database, env);
  await load(sentences.demoEvents, 'seed-demo', database, env);
}

const built = ['public', 'pro', 'widget'];

/** Builds both sites and the component for other sites. */
export async function buildSites(): Promise<void> {
  const stamp = {
    name: 'sites',
    sources: ['apps/public', 'apps/pro', 'packages', 'pnpm-lock.yaml', 'tsconfig.base.json'],
    results: ['apps/public/dist', 'apps/pro/dist', 'packages/widget/dist'],
  };
  await unlessUpToDate(stamp, () =>
    step(sentences.sites, async () => {
      const { code, output } = await runCommand(
        tool('turbo'),
        ['run', 'build', ...built.map((name) => `--filter=@parages/${name}`)],
        {
          env: { NODE_ENV: 'production' },
        },
      );
      if (code !== 0) throw new Refusal(sentences.buildFailed(gistOf(output)));
    }),
  );
}
