import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { checkPath, createFolder, findBase, partsOf, runProgram } from './backup-folder.ts';
import { sentences } from './backup-messages.ts';

// Archiving into the same folder would let the next restore follow the history of this one.
const recoverySettings = (log: string, instant: Date): string => {
  // PostgreSQL refuses `T` and `Z` in this setting.
  const moment = instant.toISOString().replace('T', ' ').replace('Z', '+00');
  return `
restore_command = 'cp ${log}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
archive_mode = 'off'
`;
};

/**
 * Prepares a data folder that PostgreSQL, once it is started on it, brings to the state of an
 * instant. The backup stays as it is.
 * @param data a folder that does not exist or is empty
 * @throws {Refusal} without a backup that ended before the instant
 */
export async function restoreDatabase(folder: string, instant: Date, data: string): Promise<void> {
  const { base, log } = partsOf(checkPath(folder));
  checkPath(data);
  if (existsSync(data) && readdirSync(data).length > 0) throw new Refusal(sentences.notEmpty(data));
  const name = existsSync(base) ? findBase(folder, instant) : undefined;
  if (name === undefined) throw new Refusal(sentences.noBackup(instant.toISOString(), folder));
  createFolder(data);
  await runProgram('cp', ['-R', '-p', `${path.join(base, name)}/.`, data]);
  appendFileSync(path.join(data, 'postgresql.auto.conf'), recoverySettings(log, instant));
  await runProgram('touch', [path.join(data, 'recovery.signal')]);
}
