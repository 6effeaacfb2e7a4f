import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../problems/problem.ts';
import { sendProblem } from '../problems/problem-answers.ts';

type KnownRoute = { segments: string[]; methods: string[] };

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

// `:token.ics` matches any text that ends in `.ics`.
function matchesSegment(pattern: string, segment: string): boolean {
  if (!pattern.startsWith(':')) return pattern === segment;
  const dot = pattern.indexOf('.');
  const suffix = dot === -1 ? '' : pattern.slice(dot);
  return segment.length > suffix.length && segment.endsWith(suffix);
}

const matches = ({ segments }: KnownRoute, path: string[]): boolean =>
  segments.length === path.length &&
  segments.every((pattern, index) => matchesSegment(pattern, path[index] ?? ''));

/**
 * Answers 405 with `Allow` to an address of the API or of a documented operation that has other
 * methods, and 404 to an unknown address. Register this before the routes.
 */
export const unknownRoutes = fp(async (app: FastifyInstance) => {
  const known: KnownRoute[] = [];
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (url.startsWith('/api/') || schema?.operationId !== undefined)
      known.push({ segments: segmentsOf(url), methods: [method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = segmentsOf(request.url.split('?', 1)[0] ?? '/');
    const methods = known.filter((route) => matches(route, path)).flatMap((route) => route.methods);
    if (methods.length === 0) return sendProblem(reply, new Problem('not_found'));
    const allowed = [...new Set(methods)].toSorted().join(', ');
    return sendProblem(reply.header('allow', allowed), new Problem('method_not_allowed'));
  });
});
