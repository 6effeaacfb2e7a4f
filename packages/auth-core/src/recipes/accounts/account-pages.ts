import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import { endpoint } from '../../http/endpoint.ts';
import { type AccountCursor, type AccountMethod, countAccounts, listAccounts } from './account.store.ts';
import { describeUser } from './describe-user.ts';

const methods: AccountMethod[] = ['emailpassword', 'thirdparty'];
const foreignMethods = ['passwordless', 'webauthn'];

// A list the library writes with commas; methods that nobody here has are known words, and fit nobody.
const methodList = z
  .string()
  .optional()
  .transform((list) => list?.split(',').filter((name) => name !== '') ?? [...methods])
  .refine((names) => names.every((name) => [...methods, ...foreignMethods].includes(name)), 'Unknown recipe ID')
  .transform((names) => methods.filter((method) => names.includes(method)));

const searched = z
  .string()
  .optional()
  .transform((list) => list?.split(';').map((part) => part.trim().toLowerCase()) ?? null);

const writeCursor = ({ id, joined_at }: { id: string; joined_at: Date }): string =>
  Buffer.from(`${id};${joined_at.getTime()}`).toString('base64');

/** @throws {CoreRefusal} 400 for what was not written above */
function readCursor(token: string | undefined): AccountCursor | null {
  if (token === undefined) return null;
  const [, id, time] = /^(.+);(\d{1,15})$/.exec(Buffer.from(token, 'base64').toString()) ?? [];
  if (id === undefined || time === undefined) throw new CoreRefusal(400, 'invalid pagination token');
  return { id, joinedAt: new Date(Number(time)) };
}

/** Accounts page by page. The token names the first account of the next page. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  input: z.object({
    includeRecipeIds: methodList,
    timeJoinedOrder: z.enum(['ASC', 'DESC'], 'timeJoinedOrder can be either ASC OR DESC').default('ASC'),
    limit: z.coerce
      .number()
      .int()
      .min(1, 'limit must a positive integer with min value 1')
      .max(500, 'max limit allowed is 500')
      .default(100),
    paginationToken: z.string().optional(),
    email: searched,
    provider: searched,
  }),
  answer: async ({ db }, input) => {
    const found = await listAccounts(
      db,
      { methods: input.includeRecipeIds, emails: input.email, providers: input.provider },
      { isAscending: input.timeJoinedOrder === 'ASC', from: readCursor(input.paginationToken), limit: input.limit + 1 },
    );
    const next = found[input.limit];
    const users = found.slice(0, input.limit).map(describeUser);
    return { status: 'OK', users, ...(next ? { nextPaginationToken: writeCursor(next) } : {}) };
  },
});

export const countUsers = endpoint({
  method: 'GET',
  path: '/users/count',
  input: z.object({ includeRecipeIds: methodList }),
  answer: async ({ db }, { includeRecipeIds }) => ({ status: 'OK', count: await countAccounts(db, includeRecipeIds) }),
});
