import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { onShutdown } from '../process/shutdown.ts';

const generatedClient = 'apps/api/src/platform/prisma-client';
/** The store and the programs of pnpm do not refer to workspaces. */
const sharedFolders = new Set(['.pnpm', '.bin']);

/**
 * Copies the links of a `node_modules`, which are relative: those of our packages lead to the
 * packages of the copy, so that its tests meet the mutated ones.
 */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (sharedFolders.has(entry.name)) symlinkSync(source, target);
    else if (entry.name.startsWith('@')) linkModules(source, target);
  }
}

async function listSources(): Promise<string[]> {
  const { code, output } = await runCommand('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  if (code !== 0) throw new Error(`git cannot list the sources: ${output.trim()}`);
  return output.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/**
 * Copies the sources to a temporary folder that the shutdown deletes. Installed packages are
 * linked.
 * @returns the folder
 */
export async function copySources(): Promise<string> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'parages-mutations-')));
  onShutdown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const file of await listSources()) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, file), target);
    if (path.basename(file) !== 'package.json') continue;
    const modules = path.join(path.dirname(file), 'node_modules');
    if (existsSync(path.join(root, modules)))
      linkModules(path.join(root, modules), path.join(folder, modules));
  }
  cpSync(path.join(root, generatedClient), path.join(folder, generatedClient), {
    recursive: true,
  });
  return folder;
}
