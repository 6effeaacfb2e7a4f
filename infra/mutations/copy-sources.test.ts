import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';

it('a copy of the sources has its own packages, and the shutdown deletes it', async () => {
  const urlOf = (file: string): string => new URL(file, import.meta.url).href;
  const script = `
    import { realpathSync, readFileSync } from 'node:fs';
    import { copySources } from '${urlOf('./copy-sources.ts')}';
    import { withShutdown } from '${urlOf('../process/shutdown.ts')}';
    await withShutdown(async () => {
      const folder = await copySources();
      const linked = realpathSync(folder + '/apps/api/node_modules/@parages/contracts');
      const app = readFileSync(folder + '/apps/api/src/app.ts', 'utf8');
      process.stdout.write(JSON.stringify({ folder, linked, app }));
    });
  `;
  const { output } = await runCommand(node, [
    ...typescriptFlags,
    '--input-type=module',
    '--eval',
    script,
  ]);
  const { folder, linked, app } = JSON.parse(output);
  expect(linked).toBe(path.join(folder, 'packages/contracts'));
  expect(app).toBe(readFileSync(path.join(realpathSync(root), 'apps/api/src/app.ts'), 'utf8'));
  expect(existsSync(folder)).toBe(false);
});
