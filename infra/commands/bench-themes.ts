import path from 'node:path';
import { node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';

// Needs no database: it compares themes with those of a reader.
export const main = (args: string[]): Promise<number> =>
  withShutdown(async () => {
    const { code } = await runCommand(node, [...typescriptFlags, 'src/themes/main.ts', ...args], {
      cwd: path.join(root, 'bench'),
      env: {},
      isLoud: true,
    });
    return code;
  });
