import type { Site } from '@parages/contracts/vocabulary/site/site';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nIn } from '../lib/i18n/i18n.ts';
import { SiteProvider } from '../lib/site.tsx';

export const Providers = ({
  queryClient,
  site,
  children,
}: {
  queryClient: QueryClient;
  site: Site;
  children: ReactNode;
}) => (
  <StrictMode>
    <I18nextProvider i18n={i18nIn(site.locale)}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider site={site}>{children}</SiteProvider>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>
);
