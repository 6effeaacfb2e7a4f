import {
  type FeedFormat,
  feedFormats,
  feedTypes,
  posterFormat,
} from '@parages/contracts/vocabulary/search/feeds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { prebuild, sendPrebuilt } from '../../platform/edge/prebuilt-answer.ts';
import { isCurrent, tagOf } from '../../platform/edge/revalidation.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { FeedAddress } from './feed-lists.ts';
import { type ListFormat, listFormats } from './feeds.schema.ts';

/** The end of the address of each feed and poster. */
export const formatEnd = `.:format(^(?:${listFormats.join('|')})$)`;

// Calendar programs read a feed each few hours, sites each few minutes.
const cacheControl = 'public, max-age=300';

export const feedAnswer = {
  200: {
    description: 'The feed, in the format that the address names.',
    content: {
      ...Object.fromEntries(feedFormats.map((format) => [feedTypes[format], { schema: z.any() }])),
      'application/pdf': { schema: z.any().meta({ type: 'string', format: 'binary' }) },
    },
  },
  304: z.null().describe('The copy named by If-None-Match is current.'),
};

/** A poster takes half a second of a core to draw. */
export const rateOfFeed = ({ params }: FastifyRequest): 'draw' | 'render' =>
  (params as { format?: unknown }).format === posterFormat ? 'draw' : 'render';

const mediaTypeOf = (format: FeedFormat): string =>
  format === 'ics' || format === 'rss' ? `${feedTypes[format]}; charset=utf-8` : feedTypes[format];

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

// Without names that the page does not know, so that all spellings of a list have one feed.
function searchOf(query: unknown): string {
  const params = new URLSearchParams(query as Record<string, string>);
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

type FeedRequest = FastifyRequest<{ Params: { format: ListFormat } }>;

/** The address of the page and of its feed. Problems: not_found. */
export function addressOf(request: FeedRequest, origin: string | undefined): FeedAddress {
  if (origin === undefined) throw new Problem('not_found');
  const { format } = request.params;
  const path = pathOf(request)
    .replace(/\/$/, '')
    .slice(0, -format.length - 1);
  // A poster has the order of the JSON feed.
  const written = format === posterFormat ? 'json' : format;
  return { origin, path, search: searchOf(request.query), format: written };
}

// The last part of the address, when a header may have it as it is.
const fileName = (request: FastifyRequest): string =>
  /^[\w-]+\.[a-z]+$/.exec(pathOf(request).split('/').at(-1) ?? '')?.[0] ?? 'agenda';

const headersOf = (request: FastifyRequest): Record<string, string> => ({
  'cache-control': cacheControl,
  'content-disposition': `inline; filename="${fileName(request)}"`,
  'x-robots-tag': 'noindex',
});

/**
 * Hook of feed routes: pages of any origin may read each answer. It runs when an answer is sent,
 * because the rate limit refuses a request before the `onRequest` hooks of its route.
 */
export async function openToAnyOrigin<Payload>(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload> {
  reply.header('access-control-allow-origin', '*');
  return payload;
}

/** Sends the poster of a list, or 304 to a client that has it. */
export function sendPoster(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Buffer,
): FastifyReply {
  reply.headers(headersOf(request));
  if (isCurrent(request, reply, tagOf(content))) return reply.send();
  return reply.type('application/pdf').send(content);
}

/** Sends a feed to any site, or 304 to a client that has it. Search engines index its page alone. */
export const sendFeed = (
  request: FastifyRequest,
  reply: FastifyReply,
  format: FeedFormat,
  text: string,
): Promise<FastifyReply> =>
  sendPrebuilt(request, reply.headers(headersOf(request)), prebuild(mediaTypeOf(format), text));
