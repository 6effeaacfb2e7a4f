import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, databaseEnvironment } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { startPglite } from '../database/pglite.ts';
import { stopChild } from '../process/children.ts';
import { apiFolder, node, root, typescriptFlags } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { runCommand } from '../process/run-command.ts';
import { onShutdown } from '../process/shutdown.ts';
import { startServer, waitForServer } from '../start/server-process.ts';
import { createTestDatabase } from './journey-server.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

const collectable = [
  '--expose-gc',
  '--import',
  new URL('./collect-on-signal.mjs', import.meta.url).href,
];

type Target = Pick<Database, 'engine' | 'url'>;

async function embeddedDatabase(): Promise<Target> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-attack-db-'));
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startPglite(folder);
  await migrate(database);
  return database;
}

async function nativeDatabase(adminUrl: string): Promise<Target> {
  const created = await createTestDatabase(adminUrl, 'attack');
  onShutdown(async () => {
    await created.drop();
  });
  return created.database;
}

// The attack creates its accounts through the API; the team's command grants their roles.
const usersCommand = [node, ...typescriptFlags, path.join(apiFolder, 'src/commands/users.ts')];

/** The attack on rate limits needs this server: the first server has no limits. */
async function startLimitedServer(database: Target, { environment }: TestProduct): Promise<string> {
  const port = await findFreePort();
  const server = startServer(database, {
    ...environment,
    RATE_LIMITS: 'on',
    WORKER: 'apart',
    PORT: String(port),
  });
  onShutdown(() => stopChild(server));
  await waitForServer(server, port);
  return `http://127.0.0.1:${port}`;
}

const attackEnvironment = (
  database: Target,
  product: TestProduct,
  limitedUrl: string | undefined,
): NodeJS.ProcessEnv => ({
  ...databaseEnvironment(database),
  ...product.environment,
  ATTACK_URL: product.url,
  ATTACK_SANDBOX_URL: product.sandboxUrl,
  ...(limitedUrl !== undefined && { ATTACK_LIMITED_URL: limitedUrl }),
  ATTACK_ENGINE: database.engine === 'pglite' ? 'pglite' : 'postgresql',
  ATTACK_PROCESSES: JSON.stringify({ server: product.server.pid, worker: product.worker?.pid }),
  ATTACK_USERS_COMMAND: JSON.stringify(usersCommand),
});

/** `adminUrl`: the server for the new database; absent for the embedded engine. */
export async function runAttack(
  adminUrl: string | undefined,
  args: readonly string[],
): Promise<number> {
  const pictures = mkdtempSync(path.join(tmpdir(), 'parages-attack-pictures-'));
  onShutdown(() => rmSync(pictures, { recursive: true, force: true }));
  const database =
    adminUrl === undefined ? await embeddedDatabase() : await nativeDatabase(adminUrl);
  const product = await startTestProduct(database, {
    port: await findFreePort(),
    env: { PICTURES_FOLDER: pictures, LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' },
    isWorkerApart: database.engine !== 'pglite',
    flags: collectable,
  });
  try {
    // The embedded database has one session, which the first server uses.
    const limitedUrl =
      database.engine === 'pglite' ? undefined : await startLimitedServer(database, product);
    const { code } = await runCommand(node, [...typescriptFlags, 'src/main.ts', ...args], {
      cwd: path.join(root, 'attack'),
      env: attackEnvironment(database, product, limitedUrl),
      isLoud: true,
    });
    return code;
  } finally {
    await product.stop();
  }
}
