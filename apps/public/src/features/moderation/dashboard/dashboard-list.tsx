import type { DashboardPoi } from '@parages/contracts/types';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { PoiListing } from '@parages/contracts/vocabulary/events/dashboard-listings';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from './bulk-bar.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import classes from './dashboard.module.css';
import { dashboard, type ListingQuery, townNameIn } from './dashboard.queries.ts';
import { listingSearch } from './dashboard.search-params.ts';
import { DashboardRow } from './dashboard-row.tsx';
import { ListingHead } from './listing-head.tsx';
import { mayOpen } from './may-open.ts';
import rowClasses from './rows.module.css';
import { FoundCount, TitleSearch } from './title-search.tsx';
import { useBulk } from './use-bulk.ts';
import { useClassName } from './use-class-name.ts';

export type DashboardListProps = {
  listing: PoiListing;
  query: ListingQuery;
  permissions: readonly Permission[];
};

const visibilities = [undefined, 'online', 'hidden'] as const;

export function DashboardList({ listing, query, permissions }: DashboardListProps) {
  const { t } = useTranslation('dashboard');
  const className = useClassName();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(dashboard.pois(listing, query));
  const hrefOf = (change: ListingQuery) => `/dashboard/${listing}${listingSearch(change)}`;
  const { after: _, ...filters } = query;
  const { q, ...withoutText } = filters;
  const { townId, source, sourceClass } = query;
  const parts = [
    townId !== undefined && (data ? (data.town?.name ?? t('townAny')) : townNameIn(client, townId)),
    source,
    sourceClass !== undefined && className(sourceClass),
  ].filter(Boolean);
  const title = parts.length === 0 ? undefined : [t(`listings.${listing}`), ...parts].join(' · ');
  return (
    <>
      <ListingHead
        listing={listing}
        permissions={permissions}
        {...(title !== undefined && { title })}
      />
      {source !== undefined && (
        <SourceLinks query={query} permissions={permissions} listing={listing} />
      )}
      <nav aria-label={t('shownLabel')}>
        <ul className={classes.tabs}>
          {visibilities.map((shown) => {
            const { shown: _was, ...others } = filters;
            return (
              <li key={shown ?? 'all'}>
                <Link
                  href={hrefOf({ ...others, ...(shown && { shown }) })}
                  className={classes.tab}
                  aria-current={query.shown === shown ? 'true' : undefined}
                >
                  {t(`shown.${shown ?? 'all'}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <TitleSearch
        q={q}
        searchOf={(words) => hrefOf({ ...withoutText, ...(words && { q: words }) })}
      />
      {q !== undefined && (
        <FoundCount
          count={data?.items.length}
          isFirstPage={query.after === undefined}
          hasMore={typeof data?.next === 'string'}
        />
      )}
      {data ? (
        <Rows
          // Another list starts without a selection and without the outcome of an action.
          key={`${listing}${listingSearch(query)}`}
          items={data.items}
          permissions={permissions}
          isFiltered={[query.shown, query.after, q].some((filter) => filter !== undefined)}
        />
      ) : error ? (
        <EmptyState
          picture="lost"
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <p aria-busy="true">{t('loading')}</p>
      )}
      <nav aria-label={t('pages')} className={classes.pages}>
        {query.after !== undefined && (
          <Button variant="secondary" href={hrefOf(filters)}>
            {t('first')}
          </Button>
        )}
        {data?.next && (
          <Button variant="secondary" href={hrefOf({ ...filters, after: data.next })}>
            {t('next')}
          </Button>
        )}
      </nav>
    </>
  );
}

// The same class in the listings of what its events lack.
const sourceListings = ['by-source', 'no-theme', 'no-image', 'no-dates'] as const;

function SourceLinks({ listing, query, permissions }: DashboardListProps) {
  const { t } = useTranslation('dashboard');
  const { source, sourceClass } = query;
  const search = listingSearch({
    ...(source !== undefined && { source }),
    ...(sourceClass !== undefined && { sourceClass }),
  });
  return (
    <nav aria-label={t('sourceLinks')}>
      <ul className={classes.tabs}>
        {sourceListings
          .filter((one) => mayOpen(permissions, one))
          .map((one) => (
            <li key={one}>
              <Link
                href={`/dashboard/${one}${search}`}
                className={classes.tab}
                aria-current={one === listing ? 'true' : undefined}
              >
                {t(one === 'by-source' ? 'sourceAll' : `listings.${one}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type RowsProps = {
  items: readonly DashboardPoi[];
  permissions: readonly Permission[];
  isFiltered: boolean;
};

function Rows({ items, permissions, isFiltered }: RowsProps) {
  const { t } = useTranslation('dashboard');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { run, isBusy, start } = useBulk();
  // Events that left the list are no longer selected.
  const chosen = items.filter(({ id }) => selected.has(id));
  const isPart = chosen.length !== 0 && chosen.length !== items.length;
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const act = async (one: (poi: DashboardPoi) => Promise<unknown>) => {
    await start(chosen, one);
    // Keeps the events that the moderator selected during the action.
    setSelected((before) => {
      const next = new Set(before);
      for (const { id } of chosen) next.delete(id);
      return next;
    });
  };
  return (
    <>
      {run && (
        <BulkOutcome
          total={run.total}
          ended={run.results.size}
          refusals={run.refusals}
          isBusy={isBusy}
        />
      )}
      {items.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t(isFiltered ? 'emptyFilter' : 'emptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <label className={rowClasses.all}>
            <input
              type="checkbox"
              checked={chosen.length === items.length}
              ref={(box) => {
                if (box) box.indeterminate = isPart;
              }}
              onChange={({ currentTarget }) =>
                setSelected(new Set(currentTarget.checked ? items.map(({ id }) => id) : []))
              }
            />
            {t('selectPage')}
          </label>
          <ul className={rowClasses.rows}>
            {items.map((poi) => (
              <DashboardRow
                key={poi.id}
                poi={poi}
                isSelected={selected.has(poi.id)}
                onSelect={(isSelected) => select(poi.id, isSelected)}
                result={run?.results.get(poi.id)}
                hasImages={permissions.includes('image_mod')}
              />
            ))}
          </ul>
        </>
      )}
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          permissions={permissions}
          isBusy={isBusy}
          onAct={(one) => void act(one)}
          onClear={() => setSelected(new Set())}
        />
      )}
    </>
  );
}
