import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ApiAnswer } from './page-cache/page-sources.ts';

/**
 * A `fetch` that runs the routes of the API in this process, without a socket, as requests from the
 * visitor's IP address. Follows one permanent redirect. Calls `onAnswer` with each final answer.
 */
export const injectFetch = (
  app: FastifyInstance,
  remoteAddress: string,
  onAnswer: (answer: ApiAnswer) => void,
): typeof fetch => {
  return async (input, init) => {
    const request = new Request(input, init);
    const { host, pathname, search, searchParams } = new URL(request.url);
    const options: InjectOptions = {
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      remoteAddress,
    };
    const first = await app.inject(options);
    const movedTo = first.statusCode === 301 ? first.headers.location : undefined;
    const answer = movedTo === undefined ? first : await app.inject({ ...options, url: movedTo });
    onAnswer({ path: pathname, query: searchParams, status: answer.statusCode, body: answer.body });
    const type = String(answer.headers['content-type'] ?? 'application/json');
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': type },
    });
  };
};
