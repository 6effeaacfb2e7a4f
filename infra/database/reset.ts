import { rmSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { foldersOf } from './data-folder.ts';
import { sentences } from './database-command-messages.ts';
import { findPostgres } from './find-postgres.ts';
import { productFolder } from './open-database.ts';
import { lockHolder } from './pglite-lock.ts';
import { readPostmaster } from './postmaster.ts';
import { stopCluster } from './private-cluster.ts';

export function resetDatabase(): void {
  if (process.env.DATABASE_URL) throw new Refusal(sentences.resetGiven);
  const native = findPostgres();
  for (const folder of foldersOf(productFolder)) {
    const holder = lockHolder(folder);
    if (holder) throw new Refusal(sentences.inUse(holder.pid));
    if (native) stopCluster(folder, native);
    rmSync(folder, { recursive: true, force: true });
  }
}

export function describeState(): string {
  const folders = foldersOf(productFolder);
  for (const folder of folders) {
    const postmaster = readPostmaster(path.join(folder, 'pg'));
    if (postmaster) return sentences.running('PostgreSQL', postmaster.port);
    const holder = lockHolder(folder);
    if (holder) return sentences.running('PGlite', holder.port);
  }
  return folders.length > 0 ? sentences.stopped : sentences.notStarted;
}
