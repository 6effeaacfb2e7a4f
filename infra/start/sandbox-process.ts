import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';
import { Refusal } from '../console/refusal.ts';
import { trackChild } from '../process/children.ts';
import { childFlags, node, sandboxFolder } from '../process/paths.ts';
import { toolEnvironment } from '../process/run-command.ts';
import { sentences } from './start-messages.ts';

const announcement = z.object({
  url: z.string(),
  pages: z.record(z.string(), z.string()),
  settings: z.record(z.string(), z.record(z.string(), z.string())),
});

/** `environment`: variables for the API. */
export type SandboxProcess = {
  child: ChildProcess;
  url: string;
  inboxUrl: string;
  environment: Record<string, string>;
};

// Without analytics, no visits of this machine are counted, and pages need no consent banner.
const notOffered = new Set(['analytics']);

export function chooseSettings(
  offered: Record<string, Record<string, string>>,
  chosen: NodeJS.ProcessEnv,
): Record<string, string> {
  const services = Object.entries(offered).filter(
    ([service, settings]) =>
      !notOffered.has(service) && Object.keys(settings).every((name) => !chosen[name]),
  );
  return Object.assign({}, ...services.map(([, settings]) => settings));
}

export const webhookSettings = (port: number): NodeJS.ProcessEnv => ({
  SANDBOX_WEBHOOK_URL: `http://localhost:${port}/api/webhooks/stripe`,
  SANDBOX_INBOUND_URL: `http://localhost:${port}/api/webhooks/postmark`,
});

export const isSandboxWanted = (environment: NodeJS.ProcessEnv): boolean =>
  environment.SERVICES !== 'live' && environment.NODE_ENV !== 'production';

/**
 * `environment` is that of the sandbox, such as its ports; `chosen` holds the operator's settings.
 */
export async function startSandboxProcess(
  environment: NodeJS.ProcessEnv = {},
  chosen = process.env,
): Promise<SandboxProcess> {
  const child = spawn(node, [...childFlags, 'src/main.ts'], {
    cwd: sandboxFolder,
    env: toolEnvironment(environment),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  trackChild(child);
  const message = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Refusal(sentences.sandboxEnded(code))));
  });
  const { url, pages, settings } = announcement.parse(message);
  return { child, url, inboxUrl: pages.mail ?? url, environment: chooseSettings(settings, chosen) };
}
