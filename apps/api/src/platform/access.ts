import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/** Who may call a route. Every route names one; a permission joins this list with the feature that checks it. */
export const accesses = ['public'] as const;
export type Access = (typeof accesses)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    problems?: readonly ProblemCode[];
  }
}

// Pages a library registers by itself and that anybody may read.
const libraryPages = ['/api/docs'];

function assertDeclared(route: RouteOptions): void {
  if (libraryPages.some((page) => route.url === page || route.url.startsWith(`${page}/`))) return;
  const name = `${String(route.method)} ${route.url}`;
  const { access, problems: declared = [] } = route.config ?? {};
  if (access === undefined || !accesses.includes(access)) throw new Error(`Route ${name} names no access: set config.access`);
  for (const code of declared) if (!(code in problems)) throw new Error(`Route ${name} declares an unknown problem: ${code}`);
  const isApi = route.url.startsWith('/api/v1/');
  if (isApi && route.method !== 'HEAD' && route.schema?.operationId === undefined) throw new Error(`Route ${name} has no operationId`);
}

/** Stops the boot when a route forgot to say who may call it. Register it before any route. */
export const routeAccess = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', assertDeclared);
});
