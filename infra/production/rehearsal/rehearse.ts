import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { step } from '../../console/step.ts';
import { runCommand } from '../../process/run-command.ts';
import { startSandboxProcess } from '../../start/sandbox-process.ts';
import { hosts, type Installation, openInstallation } from './installation.ts';
import { keepCalling } from './keep-calling.ts';
import { SecureClient } from './secure-client.ts';
import { visitAccounts, visitEvent, visitPayment } from './visit-accounts.ts';
import { visitSites } from './visit-sites.ts';

const commitOf = async (): Promise<string> =>
  (await runCommand('git', ['rev-parse', 'HEAD'])).output.trim();

const typing = (installation: Installation, section: string, release: string): Promise<void> =>
  step(`docs/operations.md: ${section}`, () => installation.type(section, release));

// Stand-ins that an installation with SERVICES=live accepts when UNSAFE_SETTINGS names them.
const standIns = [
  'SMTP_URL',
  'COMMUNES_URL',
  'GEOCODER_URL',
  'REGISTRY_URL',
  'PASSWORD_RANGES_URL',
  'PAYMENTS_URL',
  'PAYMENTS_SCRIPT_URL',
  'PAYMENTS_SECRET_KEY',
  'PAYMENTS_PUBLISHABLE_KEY',
  'PAYMENTS_WEBHOOK_SECRET',
];

async function addStandIns(installation: Installation): Promise<string> {
  const { url, environment } = await startSandboxProcess({
    NODE_ENV: 'test',
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${installation.serverPort}/api/webhooks/stripe`,
  });
  const settings = standIns.map((name) => [name, environment[name] ?? '']);
  installation.addSettings({
    ...Object.fromEntries(settings),
    UNSAFE_SETTINGS: standIns.join(','),
    // The stand-in of payments calls a server directly, by its address.
    ALLOWED_HOSTS: '127.0.0.1',
  });
  return url;
}

/** nginx listens a moment after its process has started. */
async function untilListening(client: SecureClient): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isListening = await client.call(`https://${hosts.main}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isListening) return;
    await wait(100);
  }
}

/**
 * Types a section while a visitor loads pages, one after the other.
 * @throws {Error} when a page fails
 */
async function change(
  installation: Installation,
  client: SecureClient,
  section: string,
  release: string,
): Promise<void> {
  await step(`docs/operations.md: ${section}`, async (show) => {
    const calls = keepCalling(() => client.call(`https://${hosts.main}/`));
    await installation.type(section, release).finally(calls.stop);
    const { made, failed } = await calls.result;
    show(`${made} requests meanwhile, ${failed.length} failed`);
    if (failed.length > 0) throw new Error(failed.slice(0, 5).join('\n'));
  });
}

/** Types docs/operations.md in an empty folder, and uses what it has installed. */
export async function rehearse(): Promise<number> {
  const commit = await commitOf();
  const release = commit.slice(0, 12);
  const installation = await step('Empty folder and PostgreSQL', openInstallation);
  await typing(installation, 'Release', release);
  await typing(installation, 'Settings', release);
  const sandbox = await step('Stand-ins of outside services', () => addStandIns(installation));
  for (const section of ['Database', 'Content, nginx and certificate', 'Start'])
    await typing(installation, section, release);

  const certificate = readFileSync(path.join(installation.folder, 'tls/certificate.pem'));
  const newClient = () => new SecureClient(installation.httpsPort, certificate);
  await untilListening(newClient());
  await step('Both hosts over TLS', () => visitSites(installation, newClient()));
  const people = await step('Accounts and mails', () =>
    visitAccounts({ newClient, sandbox }, () => installation.type('First administrator', release)),
  );
  const event = await step('Event and picture', () => visitEvent(people, installation.folder));
  await step('Payment', () => visitPayment(people, sandbox, event));

  await typing(installation, 'Release', commit);
  await change(installation, newClient(), 'Upgrade', commit);
  await change(installation, newClient(), 'Rollback', commit);
  await step('Both hosts over TLS, after the rollback', () =>
    visitSites(installation, newClient()),
  );
  return 0;
}
