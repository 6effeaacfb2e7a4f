import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../problems/problem.ts';
import { type HostVerdict, hostJudge, type ServedHosts } from './hosts.domain.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under any host name; the answer must not depend on it. */
    anyHost?: true;
  }
}

const protocols = ['http', 'https'];

// Node uses the first of several Host headers; a proxy may have checked another one.
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function faultOf(
  request: FastifyRequest,
  judge: (host: string) => HostVerdict,
): Problem | undefined {
  // The routes need a path: `http://host/path` is a target for proxies, and `*` one of OPTIONS.
  if (!request.url.startsWith('/'))
    return new Problem('request_invalid', 'The target of the request is not a path');
  if (countHosts(request.raw.rawHeaders) > 1)
    return new Problem('request_invalid', 'The request has several Host headers');
  if (!protocols.includes(request.protocol))
    return new Problem('request_invalid', 'X-Forwarded-Proto is neither http nor https');
  if (request.routeOptions.config.anyHost) return undefined;
  const verdict = judge(request.host);
  if (verdict === 'malformed')
    return new Problem('request_invalid', 'The Host header is missing or malformed');
  return verdict === 'unknown' ? new Problem('host_unknown') : undefined;
}

/** Refuses an unknown host before a handler runs, so that no response repeats it. */
export const hostGuard = fp(async (app: FastifyInstance, { hosts }: { hosts: ServedHosts }) => {
  const judge = hostJudge(hosts);
  app.addHook('onRequest', (request, _reply, done) => done(faultOf(request, judge)));
});
