import { expect, it } from 'vitest';
import { node } from './paths.ts';
import { runCommand } from './run-command.ts';

it('runCommand ends a command that runs longer than its deadline, with the exit code 1', async () => {
  const endless = ['--eval', 'process.stdout.write("began"); setInterval(() => undefined, 1000)'];
  const { code, output } = await runCommand(node, endless, { deadlineMs: 2000 });
  expect([code, output]).toEqual([1, 'began']);
});
