import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../database/database.ts';
import { type ImportedUser, importFaults } from '../recipes/import/imported-user.ts';
import { listPermissions, listRoles } from '../recipes/roles/role.store.ts';
import { type AccountToMove, listAccountsToMove } from './accounts-to-move.store.ts';
import { type TargetCore, type TargetUser, UnexpectedAnswer } from './target-core.ts';

const pageSize = 500;
const attempts = 3;

export type MoveOptions = {
  db: Db;
  target: TargetCore;
  /** Reads both cores and writes nothing. */
  isDryRun: boolean;
  /** Pause before a call that failed is repeated. */
  pauseMs?: number;
  onProgress?: (report: MoveReport) => void;
};

/** `moved`: in a dry run, those that would be. Problems name ids, never addresses. */
export type MoveReport = {
  accounts: number;
  moved: number;
  present: number;
  problems: { id: string; reasons: string[] }[];
};

type Outcome = { kind: 'moved' | 'present' } | { kind: 'problem'; reasons: string[] };

function toImport(account: AccountToMove): ImportedUser {
  const { id, email, isVerified, joinedAt, roles, metadata } = account;
  const every = {
    email,
    tenantIds: ['public'] as ['public'],
    isVerified,
    isPrimary: false,
    timeJoinedInMSSinceEpoch: joinedAt.getTime(),
  };
  const method: ImportedUser['loginMethods'][0] =
    account.method === 'emailpassword'
      ? {
          ...every,
          recipeId: 'emailpassword',
          passwordHash: account.passwordHash ?? '',
          hashingAlgorithm: 'argon2',
        }
      : {
          ...every,
          recipeId: 'thirdparty',
          thirdPartyId: account.thirdPartyId ?? '',
          thirdPartyUserId: account.thirdPartyUserId ?? '',
        };
  return {
    externalUserId: id,
    ...(metadata ? { userMetadata: metadata } : {}),
    userRoles: roles.map((role) => ({ role, tenantIds: ['public'] })),
    loginMethods: [method],
  };
}

/** What the target has otherwise than the source. It shows no password hash. */
async function differences(
  target: TargetCore,
  account: AccountToMove,
  found: TargetUser,
): Promise<string[]> {
  const [method] = found.loginMethods;
  const provider =
    account.thirdPartyId === null
      ? undefined
      : { id: account.thirdPartyId, userId: account.thirdPartyUserId };
  const pairs: [name: string, one: unknown, other: unknown][] = [
    ['id', account.id, found.id],
    ['sign-in methods', 1, found.loginMethods.length],
    ['sign-in method', account.method, method?.recipeId],
    ['address', account.email, method?.email],
    ['verified state', account.isVerified, method?.verified],
    ['time of the sign-up', account.joinedAt.getTime(), method?.timeJoined],
    ['account at the provider', provider, method?.thirdParty],
    ['roles', account.roles.toSorted(), (await target.listRoles(account.id)).toSorted()],
    ['metadata', account.metadata ?? {}, await target.readMetadata(account.id)],
  ];
  return pairs
    .filter(([, one, other]) => !isDeepStrictEqual(one, other))
    .map(([name]) => `another ${name}`);
}

async function compare(
  target: TargetCore,
  account: AccountToMove,
  kind: 'moved' | 'present',
): Promise<Outcome | undefined> {
  const found = await target.findUser(account.id);
  if (found === undefined) return undefined;
  const reasons = await differences(target, account, found);
  return reasons.length === 0 ? { kind } : { kind: 'problem', reasons };
}

/** Looks for the account before it writes, so that a repetition after a lost answer adds none. */
async function moveOne({ target, isDryRun }: MoveOptions, account: AccountToMove) {
  const present = await compare(target, account, 'present');
  if (present !== undefined) return present;
  const sent = toImport(account);
  const faults = importFaults(sent);
  if (faults.length > 0) return { kind: 'problem', reasons: faults } as const;
  if (isDryRun) return { kind: 'moved' } as const;
  const refused = await target.importUser(sent);
  const outcome = await compare(target, account, refused === undefined ? 'moved' : 'present');
  return outcome ?? { kind: 'problem' as const, reasons: refused ?? ['is not found afterwards'] };
}

async function tryMoveOne(options: MoveOptions, account: AccountToMove): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await moveOne(options, account);
    } catch (error) {
      if (attempt === attempts || error instanceof UnexpectedAnswer) throw error;
      await new Promise((resolve) => setTimeout(resolve, options.pauseMs ?? 1000));
    }
  }
}

/**
 * Moves the accounts of the embedded core in this database to another core: ids, password hashes,
 * accounts at providers, verified state, roles and metadata, not sessions. Idempotent: accounts
 * that the other core has are compared only.
 * @throws {UnexpectedAnswer} when the other core does not speak the interface
 * @throws {Error} when it cannot be reached three times in a row
 */
export async function moveAccounts(options: MoveOptions): Promise<MoveReport> {
  const { db, target, isDryRun, onProgress } = options;
  await target.check();
  if (!isDryRun)
    for (const role of await listRoles(db))
      await target.createRole(role, await listPermissions(db, role));
  const report: MoveReport = { accounts: 0, moved: 0, present: 0, problems: [] };
  for (let after = ''; ; ) {
    const page = await listAccountsToMove(db, after, pageSize);
    for (const account of page) {
      const outcome = await tryMoveOne(options, account);
      report.accounts += 1;
      if (outcome.kind === 'problem')
        report.problems.push({ id: account.id, reasons: outcome.reasons });
      else report[outcome.kind] += 1;
    }
    onProgress?.(report);
    const last = page.at(-1);
    if (last === undefined) return report;
    after = last.id;
  }
}
