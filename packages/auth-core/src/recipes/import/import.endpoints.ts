import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import type { Db } from '../../database/database.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { findAccount } from '../accounts/account.store.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { insertPasswordAccount } from '../email-password/password-account.store.ts';
import { insertVerifiedEmail } from '../email-verification/verification.store.ts';
import { mergeMetadata } from '../metadata/metadata.store.ts';
import { insertAccountRole, lockRole } from '../roles/role.store.ts';
import { insertThirdPartyAccount } from '../third-party/third-party-account.store.ts';
import { type ImportedUser, importedUser, importFaults } from './imported-user.ts';

const refuse = (...errors: string[]): CoreRefusal =>
  new CoreRefusal(400, JSON.stringify({ errors }));

function insertAccount(tx: Db, { externalUserId: id, loginMethods }: ImportedUser) {
  const [method] = loginMethods;
  const joinedAt = new Date(method.timeJoinedInMSSinceEpoch);
  if (method.recipeId === 'thirdparty') return insertThirdPartyAccount(tx, id, method, joinedAt);
  const { email, passwordHash } = method;
  return insertPasswordAccount(tx, { id, email, passwordHash, joinedAt });
}

async function insertRoles(tx: Db, { externalUserId: id, userRoles }: ImportedUser): Promise<void> {
  for (const { role } of userRoles) {
    if (!(await lockRole(tx, role))) throw refuse(`Role ${role} does not exist.`);
    await insertAccountRole(tx, id, role);
  }
}

/**
 * Imports an account of another core with its id, in one transaction. Refuses one whose id, address
 * or account at a provider is taken.
 */
const importUser = endpoint({
  method: 'POST',
  path: '/bulk-import/import',
  input: z.unknown(),
  answer: async ({ db, clock }, given) => {
    const { data: user } = importedUser.safeParse(given);
    if (user === undefined) throw refuse(...importFaults(given));
    const { externalUserId: id, loginMethods, userMetadata } = user;
    const [{ email, isVerified, timeJoinedInMSSinceEpoch }] = loginMethods;
    if (timeJoinedInMSSinceEpoch > clock.now().getTime())
      throw refuse('timeJoined cannot be in future for a loginMethod.');
    return db.transaction(async (tx) => {
      if (!(await insertAccount(tx, user))) throw refuse('The account already exists');
      if (isVerified) await insertVerifiedEmail(tx, id, email);
      await insertRoles(tx, user);
      if (userMetadata) await mergeMetadata(tx, id, { added: userMetadata, removed: [] });
      const account = await findAccount(tx, id);
      if (account === undefined) throw new Error('An imported account is not found');
      return { status: 'OK', user: describeUser(account) };
    });
  },
});

/** The endpoint by which accounts move from one core to another. */
export const importEndpoints: Endpoint[] = [importUser];
