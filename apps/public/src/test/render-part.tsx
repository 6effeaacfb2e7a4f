import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import '../app/routes.tsx';
import type { Site } from '@parages/contracts/vocabulary/site/site';
import { createQueryClient } from '../lib/query-client.ts';
import { showFailureToast } from '../lib/show-failure-toast.ts';
import { testSite } from './render-site.tsx';

/** Renders without the site's layout and without an API. */
export function renderPart(part: ReactNode, path = '/', change: Partial<Site> = {}) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  const queryClient = createQueryClient({ onActionFailed: showFailureToast('fr') });
  return {
    router,
    queryClient,
    ...render(
      <Providers queryClient={queryClient} site={{ ...testSite, ...change }}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  };
}
