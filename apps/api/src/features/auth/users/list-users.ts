import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { usersRepository } from './users.repository.ts';
import type { TeamUsers, UsersQuery } from './users.schema.ts';
import { assertAdmin, presentUser } from './users-access.ts';
import type { UsersDeps } from './users-deps.ts';

const most = 50;

// The index has groups of three characters, so that shorter texts are sought at the start of words.
const leastInside = 3;

const likeOf = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Null for a text without letters and digits, which no name matches. */
function wordsOf(text: string): string | null {
  const words = foldWords(text);
  if (words === '') return null;
  return words.length < leastInside ? `% ${words}%` : `%${words}%`;
}

/** Without a text, the accounts with a role in the team. Problem: permission_missing. */
export const listUsers =
  ({ db, roles }: UsersDeps) =>
  async (viewer: Viewer, { q = '' }: UsersQuery): Promise<TeamUsers> => {
    assertAdmin(viewer);
    const users = usersRepository(db);
    const text = q.trim();
    const found =
      text === ''
        ? await users.listByIds((await roles.listTeam()).slice(0, most + 1))
        : await users.search({
            prefix: `${likeOf(text.toLowerCase())}%`,
            words: wordsOf(text),
            most: most + 1,
          });
    const items = await Promise.all(
      found
        .slice(0, most)
        .map(async (account) => presentUser(account, viewer, await roles.listOf(account.id))),
    );
    return { items, hasMore: found.length > most };
  };
