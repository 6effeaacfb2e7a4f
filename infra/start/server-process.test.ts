import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { Refusal } from '../console/refusal.ts';
import { node } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { waitForServer } from './server-process.ts';

it.each([
  ['has exited with code 3', 'process.exit(3)'],
  ['was killed by a signal', 'process.kill(process.pid, "SIGKILL")'],
])(
  'waitForServer rejects with a Refusal for a server that %s',
  async (_how, script) => {
    const server = spawn(node, ['--eval', script]);
    await once(server, 'exit');
    await expect(waitForServer(server, await findFreePort())).rejects.toThrow(Refusal);
  },
  30_000,
);
