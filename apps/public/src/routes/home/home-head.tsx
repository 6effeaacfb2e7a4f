import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { useTranslation } from 'react-i18next';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { SiteJsonLd } from '../../features/seo/site-json-ld.tsx';
import { breadcrumbList } from '../../features/seo/structured-data.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
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
  const local = useLocal({ atTown });
  const crumbs = useListCrumbs({ theme: undefined, townSlug, time: undefined });
  const town = useTown(townSlug)?.label;
  const isOwn = townSlug === undefined || specifiedTown(townSlug) !== null;
  return (
    <>
      <PageHead
        title={town ? t('titleTown', { atTown: local.atTown(town), name }) : t('title', { name })}
        description={town ? t('descriptionTown', { atTown: local.atTown(town) }) : t('description')}
        canonicalPath={townSlug ? `/ville/${townSlug}` : '/'}
        imagePath={listPicture({ theme: undefined, townSlug })}
        isIndexed={isOwn || isListIndexed(townSlug, total)}
      />
      {town ? <JsonLd data={breadcrumbList(origin, crumbs)} /> : <SiteJsonLd />}
    </>
  );
}
