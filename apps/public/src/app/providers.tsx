import type { Site } from '@parages/contracts/vocabulary/site';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { wordsIn } from '../lib/i18n.ts';
import { SiteProvider } from '../lib/site.tsx';
import { WordsProvider } from '../lib/use-translation.tsx';

/** Everything a page stands on. */
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
    <WordsProvider words={wordsIn(site.locale)}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider site={site}>{children}</SiteProvider>
      </QueryClientProvider>
    </WordsProvider>
  </StrictMode>
);
