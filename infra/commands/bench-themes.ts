import path from 'node:path';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';

// Needs no database: it compares themes with those of a reader. An argument names a file of further
// labels.
export const main = (args: string[]): Promise<number> =>
  withShutdown(async () => {
    const files = args.map((file) => path.resolve(file));
    const { code } = await runCommand(node, [...typescriptFlags, 'src/themes/main.ts', ...files], {
      cwd: path.join(root, 'bench'),
      env: {},
      isLoud: true,
    });
    return code;
  });
