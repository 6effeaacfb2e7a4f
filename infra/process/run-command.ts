import { spawn } from 'node:child_process';
import path from 'node:path';
import { stopChild, trackChild } from './children.ts';
import { root, schemaEngine } from './paths.ts';

export type CommandOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called with the last line of each chunk of the output, for progress. */
  onLine?: (line: string) => void;
  /** Prints the output instead of collecting it. */
  isLoud?: boolean;
  /** Ends the command and its descendants after this time; its exit code is 1 then. */
  deadlineMs?: number;
};

export type CommandResult = { code: number; output: string };

export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    PRISMA_SCHEMA_ENGINE_BINARY: schemaEngine,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

/** Resolves also when the exit code is not zero; rejects when the command cannot be started. */
export function runCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      stdio: ['ignore', options.isLoud ? 'inherit' : 'pipe', options.isLoud ? 'inherit' : 'pipe'],
      // The command is in a separate process group: Ctrl-C reaches only this process, which ends
      // the whole group.
      detached: true,
    });
    trackChild(child);
    const { deadlineMs } = options;
    const timer =
      deadlineMs === undefined ? undefined : setTimeout(() => void stopChild(child), deadlineMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        const line = chunk.trimEnd().split('\n').at(-1);
        if (line) options.onLine?.(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}
