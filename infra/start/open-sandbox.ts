import { step } from '../console/step.ts';
import {
  isSandboxWanted,
  type SandboxProcess,
  startSandboxProcess,
  toldOf,
} from './sandbox-process.ts';
import { untilEnd } from './server-process.ts';
import { sentences } from './start-messages.ts';

/** What the commands need of the sandbox; without one (real services) there is nothing to tell and nothing to wait for. */
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

/** Starts the sandbox where it belongs, beside the service that will listen on `port`. */
export async function openSandbox(
  port: number,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<OpenSandbox> {
  if (!isSandboxWanted(environment)) return { environment: {}, lines: '', ends: [] };
  return describe(
    await step(sentences.sandbox, () =>
      startSandboxProcess({ NODE_ENV: 'development', ...toldOf(port) }),
    ),
  );
}
