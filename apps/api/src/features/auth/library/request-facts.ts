import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import type { BaseRequest } from 'supertokens-node/lib/build/framework/request';
import type { UserContext } from 'supertokens-node/types';
import { z } from 'zod';
import { type Site, type Sites, siteOf } from '../../../platform/edge/sites.domain.ts';
import type { Wishes } from '../people/people.repository.ts';

/** What a sign-up form told besides address and password. */
export type SignUpFacts = { firstName: string; lastName: string; locale: Locale } & Wishes;

const fromFastify = z.object({ ip: z.string(), host: z.string() });
const withRequest = z.object({
  _default: z.object({ request: z.object({ original: fromFastify }) }),
});

/** The network address a request came from, as the reverse proxy tells it. */
export const addressOf = (request: BaseRequest): string => fromFastify.parse(request.original).ip;

/** The site of the request that a call of the library belongs to; the main one when it belongs to none. */
export function siteOfContext(context: UserContext, sites: Sites): Site {
  const known = withRequest.safeParse(context);
  return siteOf(known.success ? known.data._default.request.original.host : '', sites);
}

/** The same, of a request. */
export const siteOfRequest = (request: BaseRequest | undefined, sites: Sites): Site => {
  const known = fromFastify.safeParse(request?.original);
  return siteOf(known.success ? known.data.host : '', sites);
};

/** What a field of a form says; undefined when it is no text. */
export function fieldOf(
  fields: readonly { id: string; value: unknown }[],
  id: string,
): string | undefined {
  const value = fields.find((field) => field.id === id)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The token of a link that the library made. */
export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
