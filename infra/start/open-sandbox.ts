import { step } from '../console/step.ts';
import {
  isSandboxWanted,
  type SandboxProcess,
  startSandboxProcess,
  webhookSettings,
} from './sandbox-process.ts';
import { untilEnd } from './server-process.ts';
import { sentences } from './start-messages.ts';

export type OpenSandbox = {
  environment: Record<string, string>;
  lines: string;
  ends: Promise<void>[];
};

const describe = ({ child, environment, inboxUrl }: SandboxProcess): OpenSandbox => ({
  environment,
  lines: `  ${sentences.inbox}: ${inboxUrl}\n`,
  ends: [untilEnd(child, sentences.sandboxEnded)],
});

export async function openSandbox(
  port: number,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<OpenSandbox> {
  if (!isSandboxWanted(environment)) return { environment: {}, lines: '', ends: [] };
  return describe(
    await step(sentences.sandbox, () =>
      startSandboxProcess({ NODE_ENV: 'development', ...webhookSettings(port) }),
    ),
  );
}
