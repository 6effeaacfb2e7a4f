import { spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { findAccount } from '../../database/account.ts';
import { trackChild } from '../../process/children.ts';
import { root } from '../../process/paths.ts';
import { findFreePort } from '../../process/ports.ts';
import { runCommand } from '../../process/run-command.ts';
import { hosts } from '../../production/rehearsal/installation.ts';

export type Nginx = { httpsPort: number };

export const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

const copied = ['apps/public/dist/client', 'apps/pro/dist', 'infra/production/nginx'];

function giveAway(place: string, { uid, gid }: ReturnType<typeof findAccount>): void {
  if (uid === undefined || gid === undefined) return;
  chownSync(place, uid, gid);
  for (const entry of readdirSync(place, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), uid, gid);
}

/** A certificate of both hosts in a new folder, which clients trust. */
export async function makeCertificate(folder: string): Promise<string> {
  mkdirSync(folder);
  const names = `subjectAltName=DNS:${hosts.main},DNS:${hosts.pro}`;
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  const subject = ['-subj', `/CN=${hosts.main}`, '-addext', names];
  const { code, output } = await runCommand('openssl', ['req', ...kind, ...subject, ...files]);
  if (code !== 0) throw new Error(output);
  return path.join(folder, 'certificate.pem');
}

/** What `envsubst` does in docs/operations.md. */
const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '');

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = tls.connect({ port, servername: hosts.main, rejectUnauthorized: false });
    socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('secureConnect', () => socket.destroy());
  });

/** Starts nginx with our own template before servers, as an ordinary user. */
export async function startNginx(
  file: string,
  { folder, certificateFolder }: { folder: string; certificateFolder: string },
  serverPorts: readonly number[],
): Promise<Nginx> {
  for (const name of ['nginx', 'acme']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const place of copied)
    cpSync(path.join(root, place), path.join(folder, 'current', place), { recursive: true });
  cpSync(certificateFolder, path.join(folder, 'tls'), { recursive: true });
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const template = path.join(root, 'infra/production/nginx/nginx.conf.template');
  const configuration = fillIn(readFileSync(template, 'utf8'), {
    MAIN_HOST: hosts.main,
    PRO_HOST: hosts.pro,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    SERVERS: serverPorts.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
  });
  writeFileSync(path.join(folder, 'nginx/nginx.conf'), configuration);
  const account = findAccount();
  giveAway(folder, account);
  const args = ['-e', 'stderr', '-p', folder, '-c', 'nginx/nginx.conf', '-g', 'daemon off;'];
  const child = spawn(file, args, {
    ...account,
    // It writes a line for each connection that a server which restarts refuses.
    stdio: ['ignore', 'ignore', openSync(path.join(folder, 'nginx/error.log'), 'a')],
    detached: true,
  });
  trackChild(child);
  while (child.exitCode === null && !(await isListening(httpsPort))) await wait(50);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  return { httpsPort };
}
