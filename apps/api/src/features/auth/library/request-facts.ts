import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import type { BaseRequest } from 'supertokens-node/lib/build/framework/request';
import type { UserContext } from 'supertokens-node/types';
import { z } from 'zod';
import { type Site, type Sites, siteOf } from '../../../platform/edge/sites.domain.ts';
import type { Wishes } from '../people/people.repository.ts';

export type SignUpFacts = {
  firstName: string;
  lastName: string;
  locale: Locale;
  isPro: boolean;
} & Wishes;

const fromFastify = z.object({ ip: z.string(), host: z.string() });
const withRequest = z.object({
  _default: z.object({ request: z.object({ original: fromFastify }) }),
});

/** IP address of the client, as the trusted proxy reports it. */
export const addressOf = (request: BaseRequest): string => fromFastify.parse(request.original).ip;

export const callOf = (request: BaseRequest) => {
  const known = fromFastify.safeParse(request.original);
  return {
    origin: request.getHeaderValue('origin'),
    host: known.success ? known.data.host : undefined,
  };
};

/** The main site when there is no request. */
export function siteOfContext(context: UserContext, sites: Sites): Site {
  const known = withRequest.safeParse(context);
  return siteOf(known.success ? known.data._default.request.original.host : '', sites);
}

/** The main site when there is no request. */
export const siteOfRequest = (request: BaseRequest | undefined, sites: Sites): Site => {
  const known = fromFastify.safeParse(request?.original);
  return siteOf(known.success ? known.data.host : '', sites);
};

export function fieldOf(
  fields: readonly { id: string; value: unknown }[],
  id: string,
): string | undefined {
  const value = fields.find((field) => field.id === id)?.value;
  return typeof value === 'string' ? value : undefined;
}

export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
