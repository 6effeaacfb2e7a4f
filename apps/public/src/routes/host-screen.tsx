import { type HostKind, hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { hostsFr } from '../features/hosts/hosts.fr.ts';
import classes from '../features/hosts/hosts.module.css';
import { pageNumber } from '../features/hosts/page-number.ts';
import { PagedEvents } from '../features/hosts/paged-events.tsx';
import { PoiListCard } from '../features/pois/poi-list-card.tsx';
import { poisFr } from '../features/pois/pois.fr.ts';
import { FeedLinks, useFeedGroup } from '../features/seo/feeds.tsx';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { RelatedLinks } from '../features/seo/related-links.tsx';
import { addWords } from '../lib/i18n/i18n.ts';
import { EmbedLink } from '../lib/page/embed-link.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { useSite } from '../lib/site.tsx';

addWords('hosts', { fr: hostsFr, en: () => import('../features/hosts/hosts.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../features/pois/pois.en.ts') });

type HostScreenProps = {
  kind: HostKind;
  host: {
    slug: string;
    items: readonly ComponentProps<typeof PoiListCard>['poi'][];
    total: number;
  };
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Structured data (JSON-LD). */
  data: object;
  head: ReactNode;
  /** Title of the list of events. */
  upcoming: string;
  emptyText: string;
  /** Path of the search that the empty state leads to. */
  around: string;
};

/** The page of a venue or of an organiser. */
export function HostScreen({
  kind,
  host: { slug, items, total },
  title,
  description,
  data,
  head,
  upcoming,
  emptyText,
  around,
}: HostScreenProps) {
  const { t } = useTranslation('hosts');
  const [params] = useSearchParams();
  const { name: site, now } = useSite();
  const today = parisDay(new Date(now));
  const path = hostPath(kind, slug);
  const feeds = useFeedGroup({ path, search: '' });
  return (
    <Container>
      <PageHead
        title={`${title} · ${site}`}
        description={description}
        canonicalPath={path}
        isIndexed={total > 0}
      />
      <FeedLinks path={path} search="" title={title} />
      {import.meta.env.SSR && <EmbedLink path={path} title={title} />}
      <JsonLd data={data} />
      <div className={classes.page}>
        {head}
        {total === 0 ? (
          <EmptyState title={t('empty')} actions={<Button href={around}>{t('around')}</Button>}>
            <p>{emptyText}</p>
          </EmptyState>
        ) : (
          <PagedEvents title={upcoming} path={path} page={pageNumber(params)} total={total}>
            {items.map((poi, index) => (
              <PoiListCard
                key={poi.id}
                poi={{ ...poi, distance: undefined }}
                today={today}
                isEager={index < 2}
              />
            ))}
          </PagedEvents>
        )}
      </div>
      <RelatedLinks groups={[feeds]} />
    </Container>
  );
}
