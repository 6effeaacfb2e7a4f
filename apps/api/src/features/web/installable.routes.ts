import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawingPolicy, workerPolicy } from '../../platform/edge/answer-headers.ts';
import { type Hosts, isProHost } from '../../platform/edge/request-origins.domain.ts';
import { localeHeaders, localeOf } from './locale.http.ts';
import { appManifest } from './manifest.ts';

export type InstallableOptions = {
  name: string;
  hosts: Hosts;
  /** Folder of the built public site, with a slash at the end. */
  folder: string;
};

const file = {
  config: { access: 'public' as const, rate: 'file' as const },
  schema: { hide: true },
};

/** The professional host answers 404 for each of these files. */
export async function installableRoutes(
  app: FastifyInstance,
  { name, hosts, folder }: InstallableOptions,
): Promise<void> {
  const onPublicHost =
    (send: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      isProHost(request.host, hosts) ? reply.callNotFound() : send(request, reply);

  app.get(
    '/manifest.webmanifest',
    file,
    onPublicHost((request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('vary', localeHeaders)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(appManifest(name, localeOf(request)))),
    ),
  );
  app.get(
    '/icons/:file',
    file,
    onPublicHost((request, reply) =>
      reply
        .header('content-security-policy', drawingPolicy)
        .sendFile((request.url.split('?', 1)[0] ?? '').slice(1), folder, { maxAge: '7d' }),
    ),
  );
  // Always revalidated: a cached service worker would apply the rules of an older release.
  app.get(
    '/sw.js',
    file,
    onPublicHost((_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
        .sendFile('sw.js', folder, { cacheControl: false }),
    ),
  );
}
