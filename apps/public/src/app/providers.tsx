import { ParagesProvider } from '@parages/ui/provider/parages-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { wordsIn } from '../lib/i18n.ts';
import { type Site, SiteProvider } from '../lib/site.tsx';
import { WordsProvider } from '../lib/use-translation.tsx';

type RouterLinkProps = Omit<LinkProps, 'to'> & { href: string };

// Same-site addresses go through the router; those of machines, and anchors of the page, stay plain.
// `data-keep-scroll` marks a link that lengthens the page it is on.
const RouterLink = ({ href, ...rest }: RouterLinkProps) =>
  /^\/(?!\/|api\/|mediafile\/|langue\/)/.test(href) ? (
    <Link to={href} preventScrollReset={'data-keep-scroll' in rest} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );

/** Everything a page stands on. */
export const Providers = ({ queryClient, site, children }: { queryClient: QueryClient; site: Site; children: ReactNode }) => (
  <StrictMode>
    <WordsProvider words={wordsIn(site.locale)}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider site={site}>
          <ParagesProvider linkComponent={RouterLink}>{children}</ParagesProvider>
        </SiteProvider>
      </QueryClientProvider>
    </WordsProvider>
  </StrictMode>
);
