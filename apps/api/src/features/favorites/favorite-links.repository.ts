import {
  type FavoriteLinkKind,
  favoriteLinkKinds,
} from '@parages/contracts/vocabulary/accounts/favorites';
import { isLocale } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const linkRow = z.strictObject({
  kind: z.enum(favoriteLinkKinds),
  token: z.string(),
  createdAt: z.date(),
});
export type LinkRow = z.output<typeof linkRow>;

const saveParams = z.object({
  accountId: z.string(),
  kind: z.string(),
  token: z.string(),
  isRenewed: z.boolean(),
  now: z.date(),
});
const saveLink = sqlFile(new URL('./save-link.sql', import.meta.url), {
  params: saveParams,
  row: linkRow,
});

export const favoriteLinksRepository = (db: Pick<Db, 'favoriteLink'> & SqlClient) => ({
  list: async (accountId: string): Promise<LinkRow[]> => {
    const rows = await db.favoriteLink.findMany({
      where: { accountId },
      select: { kind: true, token: true, createdAt: true },
      orderBy: { kind: 'asc' },
    });
    return z.array(linkRow).parse(rows);
  },
  /** Undefined when the account has been deleted. */
  save: async (params: z.input<typeof saveParams>): Promise<LinkRow | undefined> =>
    (await saveLink(db, params))[0],
  remove: async (accountId: string, kind: FavoriteLinkKind): Promise<void> => {
    await db.favoriteLink.deleteMany({ where: { accountId, kind } });
  },
  findOwner: async (kind: FavoriteLinkKind, token: string) => {
    const link = await db.favoriteLink.findFirst({
      where: { kind, token },
      select: { account: { select: { id: true, firstName: true, locale: true } } },
    });
    if (link === null) return undefined;
    const { id, firstName, locale } = link.account;
    return { id, firstName, locale: isLocale(locale) ? locale : ('fr' as const) };
  },
});
