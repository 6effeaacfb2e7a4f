import {
  agendaFilters,
  embeddedPrefix,
  readAgendaOptions,
} from '@parages/contracts/vocabulary/search/agenda';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import { readAgenda } from '@parages/widget/view/read-agenda';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { prebuild, sendPrebuilt } from '../../platform/edge/prebuilt-answer.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { RefusalPage } from '../../platform/problems/problem-answers.ts';
import type { FeedsService } from '../feeds/feeds.service.ts';
import { embeddedPage, embeddedRefusal, lookOf } from './embedded-page.ts';
import { type EmbeddedQuery, embeddedParams, embeddedQuery } from './widget.schema.ts';

export type EmbeddedOptions = {
  feeds: Pick<FeedsService, 'atPath'>;
  /** Undefined on a host without public pages. */
  publicOrigin: (request: FastifyRequest) => string | undefined;
};

// Frames of busy pages ask often; the feeds have the same time.
const cacheControl = 'public, max-age=300';

const searchOf = ({ url }: FastifyRequest): string => /\?.*$/s.exec(url)?.[0] ?? '';

// The query may be what was refused: the options are read from the address itself.
function refusalPage(request: FastifyRequest, { status }: Problem): RefusalPage {
  const params = new URLSearchParams(searchOf(request));
  return embeddedRefusal(
    readAgendaOptions((name) => params.get(name)),
    status >= 400 && status < 429,
  );
}

/** The page of an agenda that other sites frame; it works without scripts. */
export const embeddedRoutes: FastifyPluginAsyncZod<EmbeddedOptions> = async (
  app,
  { feeds, publicOrigin },
) => {
  app.get(
    `${embeddedPrefix}/*`,
    {
      config: { access: 'public', rate: 'render', refusalPage },
      schema: { hide: true, params: embeddedParams, querystring: embeddedQuery },
    },
    async (request, reply) => {
      const origin = publicOrigin(request);
      if (origin === undefined) throw new Problem('not_found');
      const { query } = request;
      const options = readAgendaOptions((name) => query[name as keyof EmbeddedQuery] ?? null);
      const search = new URLSearchParams({ limit: `${options.limit}` });
      for (const name of agendaFilters) {
        const value = query[name];
        if (value !== undefined) search.set(name, value);
      }
      const path = `/${request.params['*'].replace(/\/$/, '')}`;
      const found = await feeds.atPath({ origin, path, search: `?${search}`, format: 'json' });
      if ('movedTo' in found) {
        const moved = path.replace(/^\/ville\/[^/]+/, `/ville/${found.movedTo}`);
        const target = safePath(embeddedPrefix + moved + searchOf(request));
        return reply.redirect(target ?? '/', 302);
      }
      const agenda = readAgenda(JSON.parse(found.text), options.limit);
      if (agenda === undefined) throw new Error('the feed of the list cannot be read');
      const { html, headers } = embeddedPage(agenda, lookOf(path, options));
      reply.removeHeader('x-frame-options').headers({ ...headers, 'cache-control': cacheControl });
      return sendPrebuilt(request, reply, prebuild('text/html; charset=utf-8', html));
    },
  );
};
