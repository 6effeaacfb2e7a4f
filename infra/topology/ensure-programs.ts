import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { findPgBouncer } from '../database/pgbouncer.ts';
import { canInstall, installPackages, updatePackageLists } from '../test/debian-packages.ts';
import { ensurePostgres } from '../test/ensure-postgres.ts';
import { findNginx } from './parts/start-nginx.ts';
import { sentences } from './topology-messages.ts';

const packages = ['pgbouncer', 'nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

const areFound = (): boolean => findPgBouncer() !== undefined && findNginx() !== undefined;

/** @throws {Refusal} when a program is missing and cannot be installed */
export async function ensurePrograms(): Promise<void> {
  await ensurePostgres();
  if (areFound()) return;
  if (!canInstall()) throw new Refusal(sentences.noPrograms(packages));
  await step(sentences.programs, async (show) => {
    await updatePackageLists(show);
    const fault = await installPackages(packages, show);
    if (fault !== undefined || !areFound())
      throw new Refusal(`${sentences.noPrograms(packages)} ${fault ?? ''}`);
  });
}
