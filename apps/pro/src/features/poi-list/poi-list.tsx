import { limits } from '@parages/contracts/vocabulary/limits';
import { type PoiStatus, poiStatuses } from '@parages/contracts/vocabulary/poi-statuses';
import { poiStatusLabels } from '@parages/contracts/vocabulary/poi-statuses.fr';
import { Button } from '@parages/ui/button/button';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { TextField } from '@parages/ui/form/text-field';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { productName } from '../../lib/product.ts';
import { useProfile } from '../../lib/signed-in.ts';
import { sayIn } from '../../lib/words.ts';
import { poiListFr } from './poi-list.fr.ts';
import classes from './poi-list.module.css';
import { pois } from './poi-list.queries.ts';
import { PoiListItem } from './poi-list-item.tsx';

const say = sayIn('poi-list', poiListFr);
const isStatus = (text: string | null): text is PoiStatus => poiStatuses.some((status) => status === text);

/** The filters, in the address of the page: a reload or a link keeps them. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const told = search.get('status');
  const q = search.get('q') ?? '';
  const change = (name: 'status' | 'q', value: string | null): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null || value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return { status: isStatus(told) ? told : null, q, change, clear: () => setSearch({}, { replace: true }) };
}

/** Waits until nothing was typed for a while. */
function useTyped(q: string, tell: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => tell(text.trim()), limits.placeSearchDebounceMs);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}

/** An organiser's events, the last changed first. */
export function PoiList() {
  const organisations = useProfile()?.organisations ?? [];
  const organisationId = useChosenOrganisation();
  const { status, q, change, clear } = useFilters();
  const [typed, setTyped] = useTyped(q, (text) => change('q', text));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pois.list({ organisationId, status, q }),
  );
  const first = data?.pages[0];
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = status !== null || q !== '';
  if (organisations.length === 0) return <NoOrganisation />;
  return (
    <div className={classes.page}>
      <title>{`${say('title')} · ${productName}`}</title>
      <header className={classes.head}>
        <div>
          <h1>{say('title')}</h1>
          <p>{say('intro')}</p>
        </div>
        <Button href="/org/events/new" icon="plus">
          {say('add')}
        </Button>
      </header>
      <search className={classes.filters}>
        <TextField name="q" type="search" label={say('search')} value={typed} onChange={setTyped} maxLength={100} />
        <PresetChips
          label={say('status')}
          value={status}
          onChange={(chosen) => change('status', chosen)}
          options={poiStatuses.map((value) => ({
            value,
            label: poiStatusLabels[value],
            ...(first && { count: first.counts[value] ?? 0 }),
          }))}
        />
      </search>
      <LiveRegion isVisible>{first && say('found', { count: first.total })}</LiveRegion>
      {!data && !error && (
        <p className={classes.hint} aria-busy="true">
          {say('loading')}
        </p>
      )}
      {!data && error && (
        <TryAgain title={say('failed')} retry={say('retry')} onRetry={() => void refetch()}>
          {say('failedText')}
        </TryAgain>
      )}
      {first?.total === 0 && (isFiltered ? <Nothing onClear={clear} /> : <Empty />)}
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map((poi) => (
            <PoiListItem key={poi.id} poi={poi} showsOrganisation={organisationId === null && organisations.length > 1} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('more')}
        </Button>
      )}
    </div>
  );
}

const Empty = () => (
  <EmptyState
    title={say('empty')}
    actions={
      <Button href="/org/events/new" icon="plus">
        {say('add')}
      </Button>
    }
  >
    <p>{say('emptyText')}</p>
  </EmptyState>
);

const Nothing = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={say('nothing')}
    actions={
      <Button variant="secondary" onClick={onClear}>
        {say('clear')}
      </Button>
    }
  >
    <p>{say('nothingText')}</p>
  </EmptyState>
);

const NoOrganisation = () => (
  <EmptyState level={1} title={say('noOrganisation')} actions={<Button href="/org/organisations/new">{say('addOrganisation')}</Button>}>
    <p>{say('noOrganisationText')}</p>
  </EmptyState>
);
