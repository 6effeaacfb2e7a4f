import { existsSync } from 'node:fs';
import { runCommand } from '../process/run-command.ts';

export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The package lists may be empty on a fresh machine. Ignores a failure. */
export async function updatePackageLists(show: (line: string) => void): Promise<void> {
  await runCommand('apt-get', ['update', '-q'], { onLine: show });
}

/** @returns the last line of apt's error, undefined on success */
export async function installPackages(
  names: string[],
  show: (line: string) => void,
): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runCommand(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...names],
    { env, onLine: show },
  );
  return code === 0 ? undefined : (output.trim().split('\n').at(-1) ?? '');
}

export async function isListed(name: string): Promise<boolean> {
  return (await runCommand('apt-cache', ['show', name])).code === 0;
}

/** Returns a name such as `postgresql-15-postgis-3`, that of Debian 12. */
export async function findPostgisPackage(): Promise<string> {
  const { output } = await runCommand('apt-cache', [
    'search',
    '--names-only',
    '^postgresql-[0-9]+-postgis-3$',
  ]);
  const names = output.split('\n').map((line) => line.split(' ')[0] ?? '');
  return names.filter(Boolean).sort().at(-1) ?? 'postgis';
}
