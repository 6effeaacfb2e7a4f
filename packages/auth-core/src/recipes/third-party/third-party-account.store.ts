import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** An account at a provider, with the address that the provider returned. */
export type ThirdPartyAccount = { thirdPartyId: string; thirdPartyUserId: string; email: string };

/** @returns whether the account is new */
export const insertThirdPartyAccount = async (
  tx: Db,
  id: string,
  account: ThirdPartyAccount,
  joinedAt: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    INSERT INTO auth_core.account (id, method, email, third_party_id, third_party_user_id, joined_at)
    VALUES (${id}, 'thirdparty', ${account.email}, ${account.thirdPartyId}, ${account.thirdPartyUserId}, ${joinedAt})
    ON CONFLICT DO NOTHING`)) > 0;

/**
 * Updates the address to the provider's current one. @returns the account's id, if it still exists
 */
export async function updateThirdPartyEmail(
  tx: Db,
  account: ThirdPartyAccount,
): Promise<string | undefined> {
  const [found] = await tx.rows(
    z.strictObject({ id: z.string() }),
    sql`
      UPDATE auth_core.account SET email = ${account.email}
      WHERE method = 'thirdparty' AND third_party_id = ${account.thirdPartyId} AND third_party_user_id = ${account.thirdPartyUserId}
      RETURNING id`,
  );
  return found?.id;
}
