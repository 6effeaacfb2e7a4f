import { spawnSync } from 'node:child_process';
import { Refusal } from '../console/refusal.ts';
import { sentences } from './database-messages.ts';

/** The system account that runs PostgreSQL; empty for the account of this process. */
export type Account = { uid?: number; gid?: number };

const idOf = (flag: '-u' | '-g', name: string): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

/**
 * Root needs another account, since PostgreSQL refuses to run as root.
 * @throws {Refusal} for root, when the machine has neither `postgres` nor `nobody`
 */
export function findAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Refusal(sentences.noAccount);
}
