import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askerOf } from '../../platform/access/asker.ts';
import { viewerOf } from '../../platform/access/viewer.ts';
import { type Hosts, originsOf } from '../../platform/edge/request-origins.domain.ts';
import type { EditingService } from '../editing/editing.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { injectFetch } from './inject-fetch.http.ts';
import type { PagePreviewService } from './page-preview.service.ts';

export type PagePreviewOptions = {
  editing: Pick<EditingService, 'findShownVersion'>;
  pois: Pick<PoisService, 'preview'>;
  pages: PagePreviewService;
  hosts: Hosts;
};

const params = z.strictObject({ poiId: z.uuid() });
const previewSchema = z.object({ html: z.string() }).meta({
  id: 'PoiPreview',
  description: 'The whole public page of an event as it is saved, without scripts.',
});

export const pagePreviewRoutes: FastifyPluginAsyncZod<PagePreviewOptions> = async (
  app,
  { editing, pois, pages, hosts },
) => {
  app.get(
    '/org/pois/:poiId/preview',
    {
      config: { access: 'verified', rate: 'render', problems: ['poi_not_found'] },
      schema: {
        operationId: 'previewOrganiserPoi',
        tags: ['Events of organisers'],
        params,
        response: { 200: previewSchema },
      },
    },
    async (request) => {
      const { poiId } = request.params;
      const versionId = await editing.findShownVersion(askerOf(viewerOf(request)), poiId);
      const poi = await pois.preview(poiId, versionId);
      const fetchOthers = injectFetch(app, request.ip, () => undefined);
      return {
        html: await pages.draw(poi, originsOf(request.protocol, request.host, hosts), fetchOthers),
      };
    },
  );
};
