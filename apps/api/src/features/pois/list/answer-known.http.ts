import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCurrent, varyByEncoding } from '../../../platform/edge/revalidation.ts';
import { type Circle, circleOfSearch } from '../area-changes/area-changes.domain.ts';
import type { AreaChanges } from '../area-changes/area-changes.service.ts';
import type { Beginning, KnownAnswers } from './known-answers.ts';

export type AnswerKnownOptions = {
  known: KnownAnswers;
  changes: Pick<AreaChanges, 'follow'>;
};

type SearchQuery = {
  lon?: number;
  lat?: number;
  distanceKm?: number;
  bbox?: unknown;
  theme?: Theme;
  autoExtend?: 'true' | 'false';
};

function circleOf(query: SearchQuery): Circle | undefined {
  const { lon, lat, bbox, theme, autoExtend, distanceKm = limits.radius.defaultKm } = query;
  if (lon === undefined || lat === undefined || bbox !== undefined) return undefined;
  const radiusKm = autoExtend === 'true' ? limits.radius.maxKm : distanceKm;
  return circleOfSearch({ lon, lat, radiusKm, theme });
}

/**
 * Answers 304 without a query to a client that has the present list. Only the answers that clients
 * revalidate are known; the process begins to follow changes with the first of them.
 */
export function answerKnown(app: FastifyInstance, { known, changes }: AnswerKnownOptions): void {
  const beginnings = new WeakMap<FastifyRequest, Beginning>();
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['if-none-match'] === undefined) return;
    changes.follow(known);
    const tag = known.tagOf(request.url);
    if (tag !== undefined && isCurrent(request, reply, tag)) {
      varyByEncoding(reply);
      return reply.send();
    }
    const beginning = known.begin();
    if (beginning) beginnings.set(request, beginning);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const beginning = beginnings.get(request);
    const tag = reply.getHeader('etag');
    const isList = reply.statusCode === 200 || reply.statusCode === 304;
    if (beginning && isList && typeof tag === 'string')
      known.keep(beginning, request.url, { tag, circle: circleOf(request.query as SearchQuery) });
    return payload;
  });
}
