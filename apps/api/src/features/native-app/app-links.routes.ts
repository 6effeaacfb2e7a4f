import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Hosts, isProHost } from '../../platform/edge/request-origins.domain.ts';
import { type AndroidApp, appSiteAssociation, assetLinks } from './app-links.domain.ts';

export type AppLinkOptions = {
  hosts: Hosts;
  android: AndroidApp | undefined;
  /** `{team id}.{bundle id}` */
  iosAppId: string | undefined;
};

const file = {
  config: { access: 'public' as const, rate: 'file' as const },
  schema: { hide: true },
};
// Android and Apple fetch these files when the application is installed.
const cacheControl = 'public, max-age=3600';

/** The professional host answers 404, and so does an installation without an application. */
export async function appLinkRoutes(
  app: FastifyInstance,
  { hosts, android, iosAppId }: AppLinkOptions,
): Promise<void> {
  const send = (content: object | undefined) => (request: FastifyRequest, reply: FastifyReply) =>
    content === undefined || isProHost(request.host, hosts)
      ? reply.callNotFound()
      : reply.header('cache-control', cacheControl).type('application/json').send(content);

  app.get('/.well-known/assetlinks.json', file, send(android && assetLinks(android)));
  app.get(
    '/.well-known/apple-app-site-association',
    file,
    send(iosAppId === undefined ? undefined : appSiteAssociation(iosAppId)),
  );
}
