import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../database/connect.ts';
import type { NativePostgres } from '../database/find-postgres.ts';
import {
  archiveCommand,
  baseName,
  checkPath,
  createFolder,
  partsOf,
  programOf,
  runProgram,
} from './backup-folder.ts';
import { sentences } from './backup-messages.ts';

type State = { now: Date; archives: boolean; fails: boolean };

// Commits are dated by the clock of the server.
const readState = (url: string): Promise<State | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<State>(
      `SELECT clock_timestamp() AS now, current_setting('archive_mode') <> 'off' AS archives,
         coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS fails FROM pg_stat_archiver`,
    );
    return rows[0];
  });

/**
 * Copies a running cluster into `folder/base`, under the instant at which the copy ended, and
 * verifies it. The folder of the archived log is created with the first backup.
 * @returns the lines to print: the name, and what keeps later moments from being restored
 * @throws {Refusal} when a program of PostgreSQL fails
 */
export async function backUpDatabase(
  url: string,
  folder: string,
  native: NativePostgres,
): Promise<string[]> {
  const { base, log } = partsOf(checkPath(folder));
  for (const part of [folder, base, log]) createFolder(part);
  const draft = path.join(base, 'unfinished');
  rmSync(draft, { recursive: true, force: true });
  await runProgram(programOf(native, 'pg_basebackup'), ['-D', draft, '-d', url, '-c', 'fast']);
  await runProgram(programOf(native, 'pg_verifybackup'), [draft]);
  const state = await readState(url);
  const name = baseName(state?.now ?? new Date());
  renameSync(draft, path.join(base, name));
  return [
    sentences.backedUp(name),
    ...(state?.archives ? [] : [sentences.notArchived(archiveCommand(folder))]),
    ...(state?.fails ? [sentences.archiveFails] : []),
  ];
}
