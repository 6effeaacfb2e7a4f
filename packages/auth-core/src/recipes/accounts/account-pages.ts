import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import { endpoint } from '../../http/endpoint.ts';
import {
  type AccountCursor,
  type AccountMethod,
  countAccounts,
  listAccounts,
} from './account.store.ts';
import { describeUser } from './describe-user.ts';

const methods: AccountMethod[] = ['emailpassword', 'thirdparty'];
const foreignMethods = ['passwordless', 'webauthn'];

// The library sends a comma-separated list; known methods that this core does not implement match
// no account.
const methodList = z
  .string()
  .optional()
  .transform((list) => list?.split(',').filter((name) => name !== '') ?? [...methods])
  .superRefine((names, context) => {
    const unknown = names.find((name) => ![...methods, ...foreignMethods].includes(name));
    if (unknown !== undefined)
      context.addIssue({ code: 'custom', message: `Unknown recipe ID: ${unknown}` });
  })
  .transform((names) => methods.filter((method) => names.includes(method)));

// Semicolon-separated parts; empty ones are ignored, and a list of only empty parts does not
// filter (`normalizeSearchTags` of the official core).
const searched = z
  .string()
  .optional()
  .transform((list) => {
    const parts = list?.split(';').flatMap((part) => part.trim().toLowerCase() || []) ?? [];
    return parts.length === 0 ? null : parts;
  });

const wholeNumber = z
  .string()
  .regex(/^[+-]?\d{1,10}$/)
  .transform(Number);
const maxPage = 500;
const maxSearched = 1000;

const writeCursor = ({ id, joined_at }: { id: string; joined_at: Date }): string =>
  Buffer.from(`${id};${joined_at.getTime()}`).toString('base64');

function readCursor(token: string | undefined): AccountCursor | null {
  if (token === undefined) return null;
  const [, id, time] = /^(.+);(\d{1,15})$/.exec(Buffer.from(token, 'base64').toString()) ?? [];
  if (id === undefined || time === undefined)
    throw new CoreRefusal(400, 'invalid pagination token');
  return { id, joinedAt: new Date(Number(time)) };
}

type Page = {
  timeJoinedOrder: string;
  limit: string;
  email: string[] | null;
  phone: string[] | null;
  provider: string[] | null;
};

/** The refusals have the sentences of the official core. */
function readPage({ timeJoinedOrder, limit: written, email, phone, provider }: Page): {
  isAscending: boolean;
  limit: number;
} {
  if (!['ASC', 'DESC'].includes(timeJoinedOrder))
    throw new CoreRefusal(400, 'timeJoinedOrder can be either ASC OR DESC');
  const limit = wholeNumber.safeParse(written).data;
  if (limit === undefined)
    throw new CoreRefusal(400, "Field name 'limit' must be an int in the GET request");
  const isSearch = email !== null || phone !== null || provider !== null;
  if (limit > maxPage && !isSearch) throw new CoreRefusal(400, `max limit allowed is ${maxPage}`);
  if (limit < 1) throw new CoreRefusal(400, 'limit must a positive integer with min value 1');
  return { isAscending: timeJoinedOrder === 'ASC', limit: Math.min(limit, maxSearched) };
}

/** Lists accounts page by page; `nextPaginationToken` names the first account of the next page. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  input: z.object({
    includeRecipeIds: methodList,
    timeJoinedOrder: z.string().default('ASC'),
    limit: z.string().default('100'),
    paginationToken: z.string().optional(),
    email: searched,
    phone: searched,
    provider: searched,
  }),
  answer: async ({ db }, given) => {
    const input = { ...given, ...readPage(given) };
    // Only a recipe that this core omits has phone numbers.
    if (input.phone !== null) return { status: 'OK', users: [] };
    const found = await listAccounts(
      db,
      { methods: input.includeRecipeIds, emails: input.email, providers: input.provider },
      {
        isAscending: input.isAscending,
        from: readCursor(input.paginationToken),
        limit: input.limit + 1,
      },
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
  answer: async ({ db }, { includeRecipeIds }) => ({
    status: 'OK',
    count: await countAccounts(db, includeRecipeIds),
  }),
});
