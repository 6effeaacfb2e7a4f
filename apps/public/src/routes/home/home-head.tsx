import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../../features/search/use-filters.ts';
import { FeedLinks } from '../../features/seo/feeds.tsx';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { SiteJsonLd } from '../../features/seo/site-json-ld.tsx';
import { breadcrumbList } from '../../features/seo/structured-data.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { EmbedLink } from '../../lib/page/embed-link.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { feedSearch } from '../../lib/search/feed-search.ts';
import { useSite } from '../../lib/site.tsx';
import { isListIndexed } from '../../lib/town/is-list-indexed.ts';
import { specifiedTown } from '../../lib/town/specified-towns.ts';
import { useTown } from '../../lib/town/use-town.ts';
import { listPicture } from '../list/list-head.tsx';
import { useListCrumbs } from '../list/list-subject.ts';

export type HomeHeadProps = { townSlug: string | undefined; total: number | undefined };

export function HomeHead({ townSlug, total }: HomeHeadProps) {
  const { t } = useTranslation('home');
  const { name, origin } = useSite();
  const { params } = useFilters();
  const local = useLocal({ atTown });
  const crumbs = useListCrumbs({ theme: undefined, townSlug, time: undefined });
  const town = useTown(townSlug)?.label;
  const path = townSlug ? `/ville/${townSlug}` : '/';
  const title = town ? t('titleTown', { atTown: local.atTown(town), name }) : t('title', { name });
  const isOwn = townSlug === undefined || specifiedTown(townSlug) !== null;
  return (
    <>
      <PageHead
        title={title}
        description={town ? t('descriptionTown', { atTown: local.atTown(town) }) : t('description')}
        canonicalPath={path}
        imagePath={listPicture({ theme: undefined, townSlug })}
        isIndexed={isOwn || isListIndexed(townSlug, total)}
      />
      {townSlug && <FeedLinks path={path} search={feedSearch(params)} title={title} />}
      {import.meta.env.SSR && townSlug && <EmbedLink path={path} title={title} />}
      {town ? <JsonLd data={breadcrumbList(origin, crumbs)} /> : <SiteJsonLd />}
    </>
  );
}
