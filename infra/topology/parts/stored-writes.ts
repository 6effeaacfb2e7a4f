import { withClient } from '../../database/connect.ts';

/** The favourites and messages of a database, as keys of the ledger. */
export const listStoredWrites = (adminUrl: string): Promise<Set<string>> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT account_id || ' ' || poi_id AS key FROM favorite UNION ALL SELECT 'feedback ' || message FROM feedback`,
    );
    return new Set(rows.map(({ key }) => key));
  });
