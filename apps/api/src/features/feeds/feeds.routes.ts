import { findLandingTime } from '@parages/contracts/vocabulary/dates/landing-times';
import { posterFormat } from '@parages/contracts/vocabulary/search/feeds';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import { isTheme } from '@parages/contracts/vocabulary/themes/themes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from '../../platform/problems/problem.ts';
import {
  addressOf,
  feedAnswer,
  formatEnd,
  openToAnyOrigin,
  rateOfFeed,
  sendFeed,
  sendPoster,
} from './feeds.http.ts';
import {
  type ListFormat,
  type PageQuery,
  pageQuery,
  searchParams,
  themeParams,
  townParams,
  townThemeParams,
  townThemeTimeParams,
  townTimeParams,
} from './feeds.schema.ts';
import type { FeedsService } from './feeds.service.ts';
import type { WeekPosters } from './poster/week-posters.service.ts';

export type FeedsOptions = {
  feeds: FeedsService;
  posters: WeekPosters;
  /** Undefined on a host without public pages. */
  publicOrigin: (request: FastifyRequest) => string | undefined;
};

const tags = ['Feeds'];
const config = { access: 'public', rate: rateOfFeed } as const;
const country = { ...config, problems: ['not_found', 'service_unavailable'] } as const;
const ofTown = {
  ...config,
  problems: ['not_found', 'town_not_found', 'service_unavailable'],
} as const;
const query = { querystring: pageQuery, response: feedAnswer };

type ListRequest = FastifyRequest<{
  Params: { format: ListFormat; townSlug?: string; theme?: string; time?: string };
  Querystring: PageQuery;
}>;

function listOf({ townSlug, theme, time }: ListRequest['params']) {
  const landing = time === undefined ? undefined : findLandingTime(time);
  const isUnknown = (theme !== undefined && !isTheme(theme)) || (time !== undefined && !landing);
  if (isUnknown) throw new Problem('not_found');
  return {
    townSlug,
    theme: theme !== undefined && isTheme(theme) ? theme : undefined,
    time: landing,
  };
}

/** The feeds and the posters of lists. */
export const feedsRoutes: FastifyPluginAsyncZod<FeedsOptions> = async (
  app,
  { feeds, posters, publicOrigin },
) => {
  app.addHook('onSend', openToAnyOrigin);
  async function send(request: ListRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = addressOf(request, publicOrigin(request));
    const isPoster = request.params.format === posterFormat;
    const found = await (isPoster ? posters : feeds).ofList(listOf(request.params), address);
    if ('content' in found) return sendPoster(request, reply, found.content);
    if ('text' in found) return sendFeed(request, reply, address.format, found.text);
    const moved = request.url.replace(/^\/ville\/[^/.?]+/, `/ville/${found.movedTo}`);
    return reply.redirect(safePath(moved) ?? '/', 302);
  }

  app.get(
    `/ville/:townSlug${formatEnd}`,
    { config: ofTown, schema: { operationId: 'getTownFeed', tags, params: townParams, ...query } },
    send,
  );
  app.get(
    `/ville/:townSlug/recherche${formatEnd}`,
    {
      config: ofTown,
      schema: { operationId: 'getTownSearchFeed', tags, params: townParams, ...query },
    },
    send,
  );
  app.get(
    `/ville/:townSlug/:time${formatEnd}`,
    {
      config: ofTown,
      schema: { operationId: 'getTownTimeFeed', tags, params: townTimeParams, ...query },
    },
    send,
  );
  app.get(
    `/ville/:townSlug/category/:theme${formatEnd}`,
    {
      config: ofTown,
      schema: { operationId: 'getTownThemeFeed', tags, params: townThemeParams, ...query },
    },
    send,
  );
  app.get(
    `/ville/:townSlug/category/:theme/:time${formatEnd}`,
    {
      config: ofTown,
      schema: { operationId: 'getTownThemeTimeFeed', tags, params: townThemeTimeParams, ...query },
    },
    send,
  );
  app.get(
    `/category/:theme${formatEnd}`,
    {
      config: country,
      schema: { operationId: 'getThemeFeed', tags, params: themeParams, ...query },
    },
    send,
  );
  app.get(
    `/recherche${formatEnd}`,
    {
      config: country,
      schema: { operationId: 'getSearchFeed', tags, params: searchParams, ...query },
    },
    send,
  );
};
