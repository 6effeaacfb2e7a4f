import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { sentences as databaseSentences } from '../database/database-messages.ts';
import { findPostgres } from '../database/find-postgres.ts';
import {
  canInstall,
  findPostgisPackage,
  installPackages,
  updatePackageLists,
} from './debian-packages.ts';
import { sentences } from './test-messages.ts';

export async function ensurePostgres(): Promise<void> {
  if (process.env.DATABASE_URL || findPostgres()) return;
  if (!canInstall()) throw new Refusal(databaseSentences.noPostgres);
  await step(sentences.postgres, async (show) => {
    show(sentences.installingPostgres);
    await updatePackageLists(show);
    const fault = await installPackages(['postgresql', await findPostgisPackage()], show);
    if (fault !== undefined || !findPostgres())
      throw new Refusal(sentences.postgresInstallFailed(fault ?? ''));
  });
}
