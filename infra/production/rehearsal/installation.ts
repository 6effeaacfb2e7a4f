import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../console/refusal.ts';
import { findAccount } from '../../database/account.ts';
import { findPostgres } from '../../database/find-postgres.ts';
import { startCluster } from '../../database/private-cluster.ts';
import { trackChild } from '../../process/children.ts';
import { isRunning } from '../../process/is-running.ts';
import { node, root } from '../../process/paths.ts';
import { findFreePort } from '../../process/ports.ts';
import { runCommand } from '../../process/run-command.ts';
import { onShutdown } from '../../process/shutdown.ts';
import { commandsOf, putElsewhere } from './guide.ts';

export const hosts = { main: 'parages.test', pro: 'pro.parages.test' };

export type Installation = {
  folder: string;
  httpPort: number;
  httpsPort: number;
  serverPort: number;
  /** Types the commands of a section of docs/operations.md in a shell. */
  type: (section: string, release: string) => Promise<void>;
  /** Appends settings to those that the guide has written. */
  addSettings: (settings: Readonly<Record<string, string>>) => void;
};

// `sudo` runs the command as this user; as `postgres`, as the superuser of the private cluster.
export const sudo = (adminUrl: string): string => `#!/bin/bash
if [ "$1" = -u ]; then
  [ "$2" = postgres ] && export PGHOST=127.0.0.1 PGPORT=${new URL(adminUrl).port} PGUSER=app PGDATABASE=postgres
  shift 2
fi
exec "$@"
`;

const systemctl = (folder: string, places: Readonly<Record<string, string>>): string => {
  const script = path.join(root, 'infra/production/rehearsal/stand-in-systemctl.ts');
  return `#!/bin/bash
exec '${node}' '${script}' '${folder}' '${JSON.stringify(places)}' "$@"
`;
};

function writeProgram(folder: string, name: string, content: string): void {
  const file = path.join(folder, 'stand-ins', name);
  writeFileSync(file, content);
  chmodSync(file, 0o755);
}

function killAll(folder: string): void {
  for (const name of readdirSync(path.join(folder, 'pids'))) {
    const pid = Number(readFileSync(path.join(folder, 'pids', name), 'utf8'));
    // The group: the workers of nginx outlive a master that is killed.
    if (isRunning(pid)) process.kill(-pid, 'SIGKILL');
  }
}

const network =
  /^(npm_config_registry|(https?|no)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

/** How this machine reaches the npm registry. */
const networkSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name)));

/** The folders and ports of a real server, and those that a rehearsal uses in their place. */
async function choosePlaces(folder: string, databasePort: string) {
  const [httpPort, httpsPort, first, second, core] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const places = {
    '/srv/parages': path.join(folder, 'home'),
    '/etc/systemd/system': path.join(folder, 'units'),
    '127.0.0.1:5432': `127.0.0.1:${databasePort}`,
    '3001': String(first),
    '3002': String(second),
    '3567': String(core),
  };
  return { places, httpPort, httpsPort, serverPort: first };
}

function makeFolders(): string {
  const { uid, gid } = findAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-operations-'));
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['', 'home', 'units', 'stand-ins', 'pids', 'logs']) {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true });
    if (uid !== undefined && gid !== undefined) chownSync(made, uid, gid);
  }
  return folder;
}

/** A repository that the ordinary user can clone: HEAD of this one. */
async function bundleRepository(folder: string): Promise<string> {
  const bundle = path.join(folder, 'repository.bundle');
  const { code, output } = await runCommand('git', ['bundle', 'create', bundle, 'HEAD']);
  if (code !== 0) throw new Error(output);
  return bundle;
}

/** Runs commands in a shell of the ordinary user; rejects with the end of their output. */
const runInShell = (commands: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const output: string[] = [];
    const child = spawn('/bin/bash', ['-e', '-c', commands], {
      ...findAccount(),
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    trackChild(child);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.once('error', reject);
    // Not `close`: the processes of the units would keep the pipes open.
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ended with code ${code}:\n${output.join('').slice(-4000)}`));
    });
  });

/**
 * An empty folder, a PostgreSQL server and stand-ins of `sudo` and `systemctl`, for the commands of
 * docs/operations.md as an ordinary user. Everything ends with this process.
 */
export async function openInstallation(): Promise<Installation> {
  const native = findPostgres();
  if (!native) throw new Refusal('The rehearsal needs PostgreSQL with PostGIS.');
  const folder = makeFolders();
  const home = path.join(folder, 'home');
  const cluster = await startCluster(path.join(folder, 'database'), native, { isFast: true });
  onShutdown(cluster.stop);
  onShutdown(() => killAll(folder));
  const { places, ...ports } = await choosePlaces(folder, new URL(cluster.url).port);
  writeProgram(folder, 'sudo', sudo(cluster.url));
  writeProgram(folder, 'systemctl', systemctl(folder, places));
  const variables = {
    ...networkSettings(),
    HOME: home,
    LANG: 'C.UTF-8',
    PATH: `${folder}/stand-ins:${process.env.PATH ?? ''}:/usr/sbin`,
    REPOSITORY: await bundleRepository(folder),
    MAIN_HOST: hosts.main,
    PRO_HOST: hosts.pro,
    HTTP_PORT: String(ports.httpPort),
    HTTPS_PORT: String(ports.httpsPort),
    SMTP_URL: 'smtp://127.0.0.1:9',
    CONTACT_EMAIL: 'contact@parages.test',
    SERVERS: putElsewhere(
      'server 127.0.0.1:3001 max_fails=0; server 127.0.0.1:3002 max_fails=0;',
      places,
    ),
  };
  return {
    folder: home,
    ...ports,
    type: (section, release) =>
      runInShell(putElsewhere(commandsOf(section), places), home, {
        ...variables,
        RELEASE: release,
      }),
    addSettings: (settings) =>
      appendFileSync(
        path.join(home, 'settings.env'),
        Object.entries(settings)
          .map(([name, value]) => `${name}='${value}'\n`)
          .join(''),
      ),
  };
}
