import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const account = z.strictObject({
  id: z.string(),
  method: z.enum(['emailpassword', 'thirdparty']),
  email: z.string(),
  passwordHash: z.string().nullable(),
  thirdPartyId: z.string().nullable(),
  thirdPartyUserId: z.string().nullable(),
  joinedAt: z.date(),
  isVerified: z.boolean(),
  roles: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()).nullable(),
});
export type AccountToMove = z.output<typeof account>;

/** At most `most` accounts with an id after `after`, in the order of their ids. */
export const listAccountsToMove = (db: Db, after: string, most: number): Promise<AccountToMove[]> =>
  db.rows(
    account,
    sql`
      SELECT a.id, a.method, a.email, a.password_hash AS "passwordHash", a.third_party_id AS "thirdPartyId",
             a.third_party_user_id AS "thirdPartyUserId", a.joined_at AS "joinedAt",
             EXISTS (SELECT FROM auth_core.verified_email v WHERE v.user_id = a.id AND v.email = a.email) AS "isVerified",
             ARRAY(SELECT r.role FROM auth_core.account_role r WHERE r.user_id = a.id ORDER BY r.role) AS roles,
             m.data AS metadata
      FROM auth_core.account a LEFT JOIN auth_core.account_metadata m ON m.user_id = a.id
      WHERE a.id > ${after} ORDER BY a.id LIMIT ${most}`,
  );
