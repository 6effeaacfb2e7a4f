import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';
import { apiPrefix } from '../../platform/api-prefix.ts';
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

// The page requests its event from the API as usual and receives the edited version; its list of
// similar events is empty.
const withEditedEvent =
  (poi: Poi, fetchOthers: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === `${apiPrefix}/pois/${poi.id}`) return Response.json(poi);
    if (pathname === `${apiPrefix}/pois/${poi.id}/similar`) return Response.json({ items: [] });
    return fetchOthers(input, init);
  };

export function pagePreviewService({ clock, site, dist }: PagePreviewDeps) {
  let loading: Promise<PageRenderer | undefined> | undefined;
  return {
    /**
     * Renders the page of an event as a visitor would see it now, for display without scripts.
     * `fetchOthers` answers its other API requests.
     * @throws {Problem} service_unavailable when the public site was not built or answers another
     * status than 200
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
        fetch: withEditedEvent(poi, fetchOthers),
      });
      if (page.kind === 'redirect' || page.status !== 200) throw new Problem('service_unavailable');
      return previewDocument(page.html.toString());
    },
  };
}

export type PagePreviewService = ReturnType<typeof pagePreviewService>;
