import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from './install-messages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const networkFault =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|dns error/i;
// Retries a short outage; npm's own defaults would wait for minutes without a network.
const patience = {
  fetch_retries: '2',
  fetch_retry_mintimeout: '1000',
  fetch_retry_maxtimeout: '5000',
};

const refusal = (message) => Object.assign(new Error(message), { name: 'Refusal' });

const textOf = (file) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * pnpm keeps a copy of the lockfile that it installed: it differs from ours when a dependency has
 * changed since.
 */
const isInstalled = () => {
  const installed = textOf('node_modules/.pnpm/lock.yaml');
  return installed !== undefined && installed === textOf('pnpm-lock.yaml');
};

const environment = () => {
  const env = { ...process.env, CI: 'true' }; // pnpm asks no questions.
  for (const [name, value] of Object.entries(patience)) {
    env[`npm_config_${name}`] ??= value;
    env[`pnpm_config_${name}`] ??= value;
  }
  return env;
};

const install = () =>
  new Promise((resolve, reject) => {
    const { packageManager } = JSON.parse(textOf('package.json') ?? '{}');
    const child = spawn('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk));
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (signal) process.exit(130);
      if (code === 0) resolve();
      else
        reject(
          refusal(
            networkFault.test(output)
              ? sentences.noNetwork
              : sentences.failed(output.trim().slice(-1500)),
          ),
        );
    });
  });

const showProgress = (label) => {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(isTerminal ? `  ${label}…` : `  ${label}…\n`);
  const tick = () =>
    process.stdout.write(
      isTerminal ? `\r  ${label}… ${seconds()} s` : `  ${label}… ${seconds()} s\n`,
    );
  const timer = setInterval(tick, isTerminal ? 1000 : 10_000);
  return (mark) => {
    clearInterval(timer);
    process.stdout.write(`${isTerminal ? '\r' : ''}${mark} ${label} (${seconds()} s)\n`);
  };
};

/** After this call, the process can import TypeScript files. */
export const ensureInstalled = async () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 20))
    throw refusal(sentences.oldNode(process.versions.node));
  if (!isInstalled()) {
    const end = showProgress(sentences.installing);
    try {
      await install();
      end('✓');
    } catch (error) {
      end('✗');
      throw error;
    }
  }
  const { register } = await import('tsx/esm/api');
  register();
};
