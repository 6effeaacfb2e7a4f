import { createApiClient } from '@parages/contracts/client';
import type { PoiCard } from '@parages/contracts/types';
import { bareSite, type Site } from '@parages/contracts/vocabulary/site/site';
import { render } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createRoutes } from '../app/routes.tsx';
import { bindApi } from '../lib/api.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { showFailureToast } from '../lib/show-failure-toast.ts';

/** `now` is Wednesday 10 June 2026, noon in Paris. */
export const testSite: Site = {
  ...bareSite,
  origin: 'http://localhost',
  proOrigin: 'http://pro.localhost',
  now: '2026-06-10T10:00:00Z',
};

export const aCard = (change: Partial<PoiCard> = {}): PoiCard => ({
  id: crypto.randomUUID(),
  slugFr: 'fete-tours',
  label: 'Fête de la Loire',
  theme: 'concerts',
  startDate: '2026-06-13',
  endDate: '2026-06-13',
  poiTime: '20:30:00',
  distance: 4200,
  locality: 'Tours',
  mainMediaFileId: null,
  mainMediaFileCredits: null,
  mainMediaFileLicense: null,
  isFree: true,
  minPriceCents: 0,
  maxPriceCents: 0,
  isPermanent: false,
  group: 'agenda',
  liveState: 'scheduled',
  position: { lon: 0.7, lat: 47.39 },
  ...change,
});

export const facetsOf = (total: number) => ({
  total,
  themes: { concerts: total },
  options: { pmr: { yes: 1, unknown: 3 } },
  datePresets: { today: 1, tomorrow: 2, nextWeekend: 3 },
});

type Handler = (url: URL, request: Request) => object | null | undefined | Promise<Response>;

/** The API answers 404 where `handler` returns undefined. */
export function renderSite(path: string, handler: Handler, change: Partial<Site> = {}) {
  const site = { ...testSite, ...change };
  const asked: URL[] = [];
  const queryClient = createQueryClient({ onActionFailed: showFailureToast('fr') });
  const answer: typeof fetch = async (input) => {
    const request = new Request(input);
    const url = new URL(request.url);
    asked.push(url);
    const body = await handler(url, request);
    if (body instanceof Response) return body;
    if (body === undefined) return Response.json({ code: 'not_found' }, { status: 404 });
    return Response.json(body);
  };
  bindApi(queryClient, createApiClient({ baseUrl: testSite.origin, fetch: answer }));
  const routes: RouteObject[] = createRoutes({ queryClient, site });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { unmount } = render(
    <Providers queryClient={queryClient} site={site}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { asked, router, queryClient, unmount };
}
