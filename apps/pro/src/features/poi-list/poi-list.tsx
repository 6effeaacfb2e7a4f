import { organiserSorts } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
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
import { Part } from '../../lib/part/part.tsx';
import { useHas } from '../../lib/session/permissions.ts';
import { textsOf } from '../../lib/texts.ts';
import { chosenOf, useAddressFilters } from '../../lib/use-address-filters.ts';
import { ActBar } from './act-bar.tsx';
import { ListTools } from './list-tools.tsx';
import { PoiFilters } from './poi-filters.tsx';
import { poiListTexts } from './poi-list.fr.ts';
import { listedDates, listedPlaces, pois } from './poi-list.queries.ts';
import { PoiListItem } from './poi-list-item.tsx';
import { useBulkAct } from './use-bulk-act.ts';
import { useSelection } from './use-selection.ts';

const say = textsOf(poiListTexts);
const words = listWords(say);
const ActDialog = lazyPart(async () => (await import('./act-dialog.tsx')).ActDialog);
const LeftOut = lazyPart(async () => (await import('./left-out.tsx')).LeftOut);

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
  const place = chosenOf(listedPlaces, search.get('place'));
  const sort = chosenOf(organiserSorts, search.get('sort'));
  const q = search.get('q') ?? '';
  const query = useInfiniteQuery(pois.list({ organisationId, status, when, place, q, sort }));
  const isFiltered = status !== null || when !== null || place !== null || q !== '';
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const selection = useSelection(items);
  const bulk = useBulkAct(selection.choose);
  if (organisations.length === 0) return <NoOrganisation />;
  return (
    <div className={page.page}>
      <PageHead title={t('title')} intro={t(canCreate ? 'intro' : 'introReader')}>
        {canCreate && <Add />}
      </PageHead>
      {offers}
      <ListSearch label={t('search')} q={q} onChange={(text) => change('q', text)}>
        <PoiFilters
          status={status}
          when={when}
          place={place}
          counts={query.data?.pages[0]}
          onChange={change}
        />
      </ListSearch>
      {items.length > 0 && (
        <ListTools
          selection={canCreate ? selection : null}
          selectAll={bulk.selectAll}
          sort={sort ?? (when === null ? 'changed' : 'date')}
          onSort={(chosen) => change('sort', chosen)}
        />
      )}
      {bulk.left.length > 0 && (
        <Part>
          <LeftOut left={bulk.left} />
        </Part>
      )}
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
          <PoiListItem
            key={poi.id}
            poi={poi}
            showsOrganisation={showsOrganisation}
            selection={canCreate ? selection : null}
          />
        )}
      />
      {canCreate && <ActBar selection={selection} onAct={bulk.ask} />}
      {bulk.asked && (
        <Part>
          <ActDialog
            act={bulk.asked}
            chosen={selection.chosen}
            onDone={bulk.finish}
            onClose={() => bulk.ask(null)}
          />
        </Part>
      )}
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
