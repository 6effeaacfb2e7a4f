import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { poiStatusLabels } from '@parages/contracts/vocabulary/events/poi-statuses.fr';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListedOrganisations } from '../../lib/chosen-organisation.ts';
import { ListSearch } from '../../lib/list/list-search.tsx';
import { listWords } from '../../lib/list/list-words.ts';
import { LongList } from '../../lib/list/long-list.tsx';
import { NoMatch } from '../../lib/list/no-match.tsx';
import page from '../../lib/looks/page.module.css';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useHas } from '../../lib/session/permissions.ts';
import { textsOf } from '../../lib/texts.ts';
import { chosenOf, useAddressFilters } from '../../lib/use-address-filters.ts';
import { poiListTexts } from './poi-list.fr.ts';
import { listedDates, pois } from './poi-list.queries.ts';
import { PoiListItem } from './poi-list-item.tsx';

const say = textsOf(poiListTexts);
const words = listWords(say);

const Add = () => {
  const { t } = useTranslation(poiListTexts);
  return (
    <Button href="/org/events/new" icon="plus">
      {t('add')}
    </Button>
  );
};

/** `offers`: shown under the title. */
export function PoiList({ offers }: { offers?: ReactNode }) {
  const { t } = useTranslation(poiListTexts);
  const { organisations, organisationId, showsOrganisation } = useListedOrganisations();
  const isEditor = useHas('poi_editor');
  const canCreate = isEditor && organisations.some(({ role }) => isEditorRole(role));
  const { search, change, clear } = useAddressFilters();
  const status = chosenOf(poiStatuses, search.get('status'));
  const when = chosenOf(listedDates, search.get('when'));
  const q = search.get('q') ?? '';
  const query = useInfiniteQuery(pois.list({ organisationId, status, when, q }));
  const counts = query.data?.pages[0]?.counts;
  const isFiltered = status !== null || when !== null || q !== '';
  if (organisations.length === 0) return <NoOrganisation />;
  return (
    <div className={page.page}>
      <PageHead title={t('title')} intro={t(canCreate ? 'intro' : 'introReader')}>
        {canCreate && <Add />}
      </PageHead>
      {offers}
      <ListSearch label={t('search')} q={q} onChange={(text) => change('q', text)}>
        <PresetChips
          label={t('status')}
          value={status}
          onChange={(chosen) => change('status', chosen)}
          options={poiStatuses.map((value) => ({
            value,
            label: poiStatusLabels[value],
            ...(counts && { count: counts[value] ?? 0 }),
          }))}
        />
        <PresetChips
          label={t('when')}
          value={when}
          onChange={(chosen) => change('when', chosen)}
          options={listedDates.map((value) => ({ value, label: t(`dates.${value}`) }))}
        />
      </ListSearch>
      <LongList
        query={query}
        words={words}
        none={
          isFiltered ? (
            <NoMatch title={t('nothing')} clear={t('clear')} onClear={clear}>
              <p>{t('nothingText')}</p>
            </NoMatch>
          ) : (
            <Empty canCreate={canCreate} />
          )
        }
        entry={(poi) => (
          <PoiListItem key={poi.id} poi={poi} showsOrganisation={showsOrganisation} />
        )}
      />
    </div>
  );
}

const Empty = ({ canCreate }: { canCreate: boolean }) => {
  const { t } = useTranslation(poiListTexts);
  if (!canCreate)
    return (
      <EmptyState title={t('emptyReader')}>
        <p>{t('emptyReaderText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('empty')} actions={<Add />}>
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
};

const NoOrganisation = () => {
  const { t } = useTranslation(poiListTexts);
  return (
    <EmptyState
      level={1}
      title={t('noOrganisation')}
      actions={<Button href="/org/organisations/new">{t('addOrganisation')}</Button>}
    >
      <p>{t('noOrganisationText')}</p>
    </EmptyState>
  );
};
