import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../process/ports.ts';
import { runCommand } from '../../process/run-command.ts';

// Debian installs nginx outside the path of ordinary users.
const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const selfSigned = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', path.join(folder, 'key.pem')];
  await runCommand('openssl', [...selfSigned, ...files, '-out', `${folder}/certificate.pem`]);
}

async function fillTemplate(template: string): Promise<string> {
  const values: Record<string, string> = {
    MAIN_HOST: 'parages.example',
    PRO_HOST: 'pro.parages.example',
    // nginx opens its ports for a test too.
    HTTP_PORT: String(await findFreePort()),
    HTTPS_PORT: String(await findFreePort()),
    SERVERS: 'server 127.0.0.1:3001; server 127.0.0.1:3002;',
  };
  return template.replaceAll(
    /\$\{([A-Z_]+)\}/g,
    (written, name: string) => values[name] ?? written,
  );
}

/**
 * Faults and warnings of `nginx -t` about the files of a folder, filled in as an installation does;
 * undefined where nginx with its Brotli module and openssl are not installed.
 */
export async function findNginxFaults(files: string): Promise<string[] | undefined> {
  if (![program, brotliModule, '/usr/bin/openssl'].every((file) => existsSync(file)))
    return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-nginx-'));
  try {
    const inRelease = path.join(folder, 'current/infra/production/nginx');
    cpSync(files, inRelease, { recursive: true });
    for (const name of ['nginx', 'tls']) mkdirSync(path.join(folder, name));
    await makeCertificate(path.join(folder, 'tls'));
    const template = readFileSync(path.join(inRelease, 'nginx.conf.template'), 'utf8');
    writeFileSync(path.join(folder, 'nginx/nginx.conf'), await fillTemplate(template));
    const args = ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', 'nginx/nginx.conf'];
    const { output } = await runCommand(program, args);
    return output
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.replaceAll(`${folder}/`, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
