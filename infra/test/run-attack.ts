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

/** A running service that is attacked. */
type AttackTarget = {
  url: string;
  sandboxUrl: string;
  /** The same service with rate limits; without it they are not attacked. */
  limitedUrl: string | undefined;
  /** Of the proxies at both addresses, in PEM. */
  certificateFile?: string;
  engine: 'postgresql' | 'pglite';
  /** Process ids by name; those of servers begin with `server`. */
  processes: Readonly<Record<string, number | undefined>>;
  /** The settings of the service, for the command that grants roles. */
  environment: NodeJS.ProcessEnv;
};

/** Attacks a service and returns the exit code. `args` are those of `npm run test:attack`. */
export async function attackService(
  target: AttackTarget,
  args: readonly string[],
): Promise<number> {
  const { limitedUrl, certificateFile } = target;
  const { code } = await runCommand(node, [...typescriptFlags, 'src/main.ts', ...args], {
    cwd: path.join(root, 'attack'),
    env: {
      ...target.environment,
      ATTACK_URL: target.url,
      ATTACK_SANDBOX_URL: target.sandboxUrl,
      ...(limitedUrl !== undefined && { ATTACK_LIMITED_URL: limitedUrl }),
      ...(certificateFile !== undefined && { ATTACK_CERTIFICATE: certificateFile }),
      ATTACK_ENGINE: target.engine,
      ATTACK_PROCESSES: JSON.stringify(target.processes),
      ATTACK_USERS_COMMAND: JSON.stringify(usersCommand),
    },
    isLoud: true,
  });
  return code;
}

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
    const { url, sandboxUrl, server, worker, environment } = product;
    const target: AttackTarget = {
      url,
      sandboxUrl,
      limitedUrl,
      engine: database.engine === 'pglite' ? 'pglite' : 'postgresql',
      processes: { server: server.pid, worker: worker?.pid },
      environment: { ...databaseEnvironment(database), ...environment },
    };
    return await attackService(target, args);
  } finally {
    await product.stop();
  }
}
