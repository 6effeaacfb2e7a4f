import type { TownPosition } from '@parages/contracts/types';
import { redirect } from 'react-router';
import { orPageFailure } from '../page/page-error.ts';
import type { Runtime } from '../runtime.ts';
import { specifiedTown } from './specified-towns.ts';
import { town } from './town.queries.ts';

const townPrefix = /^\/ville\/[^/]+/;

/**
 * The town that a path names; null for an unknown one. Throws a redirect to the same page under the
 * slug of the town when the path has the bare name of homonyms.
 */
export async function loadTown(
  { queryClient }: Pick<Runtime, 'queryClient'>,
  { url }: Pick<Request, 'url'>,
  slug: string,
): Promise<Omit<TownPosition, 'neighbours'> | null> {
  const own = specifiedTown(slug);
  if (own) return own;
  const found = await orPageFailure(queryClient.ensureQueryData(town.one(slug)));
  if (found === null || found.slug === slug) return found;
  const { pathname, search } = new URL(url);
  throw redirect(pathname.replace(townPrefix, `/ville/${found.slug}`) + search, 302);
}
