import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from '../console/step.ts';
import { canInstall, installPackages, updatePackageLists } from '../test/debian-packages.ts';

const server = 'redis-server';

const isInstalled = (): boolean =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, server)));

/** Installs Redis where apt can. The benchmark names it as not measured where it is missing. */
export async function ensureRedis(): Promise<void> {
  if (isInstalled() || !canInstall()) return;
  await step('Redis', async (show) => {
    show('installing the Debian package');
    await updatePackageLists(show);
    const fault = await installPackages([server], show);
    if (fault !== undefined) show(fault);
  });
}
