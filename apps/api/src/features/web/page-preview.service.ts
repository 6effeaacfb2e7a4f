import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';
import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { previewDocument } from './page-preview.domain.ts';
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts';

type Poi = Awaited<ReturnType<PoisService['get']>>;

export type PagePreviewDeps = {
  clock: Clock;
  site: InstalledSite;
  /** `dist/` of the public site. */
  dist: URL;
};

// The page asks for its event as any page does, and gets the one that is being written; nothing is like it yet.
const answeringWith =
  (poi: Poi, fetchOthers: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === `/api/v1/pois/${poi.id}`) return Response.json(poi);
    if (pathname === `/api/v1/pois/${poi.id}/similar`) return Response.json({ items: [] });
    return fetchOthers(input, init);
  };

/** Pages of the public site of what is not online yet, drawn by that site itself. */
export function pagePreviewService({ clock, site, dist }: PagePreviewDeps) {
  let loading: Promise<PageRenderer | undefined> | undefined;
  return {
    /**
     * The page of an event as a visitor would see it now, to be shown without its scripts. `fetchOthers` answers whatever else it asks.
     * @throws {Problem} service_unavailable when the public site was not built
     */
    draw: async (
      poi: Poi,
      origins: { origin: string; proOrigin: string },
      fetchOthers: typeof fetch,
    ): Promise<string> => {
      loading ??= loadPageRenderer(dist);
      const render = await loading;
      if (!render) throw new Problem('service_unavailable');
      const visitor = {
        locale: 'fr',
        isPrerender: false,
        hasSession: false,
        now: clock.now().toISOString(),
      } as const;
      const page = await render({
        url: `${origins.origin}/poi/${poi.id}`,
        site: { ...site, ...origins, ...visitor },
        fetch: answeringWith(poi, fetchOthers),
      });
      if (page.kind === 'redirect' || page.status !== 200) throw new Problem('service_unavailable');
      return previewDocument(page.html.toString());
    },
  };
}

export type PagePreviewService = ReturnType<typeof pagePreviewService>;
