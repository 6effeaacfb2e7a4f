import { expect, it } from 'vitest';
import { node, typescriptFlags } from './paths.ts';
import { runCommand } from './run-command.ts';

it('the shutdown prints the error of a clean-up that throws, runs the other clean-ups and exits with 0', async () => {
  const shutdown = new URL('./shutdown.ts', import.meta.url).href;
  const script = `
    import { onShutdown, withShutdown } from '${shutdown}';
    onShutdown(() => { process.stdout.write('cleaned up'); });
    onShutdown(() => { throw new Error('broken'); });
    await withShutdown(async () => undefined);
  `;
  const { code, output } = await runCommand(node, [
    ...typescriptFlags,
    '--input-type=module',
    '--eval',
    script,
  ]);
  expect(output).toContain('cleaned up');
  expect(output).toContain('broken');
  expect(code).toBe(0);
});
