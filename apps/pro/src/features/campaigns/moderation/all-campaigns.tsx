import { type CampaignState, campaignStates } from '@parages/contracts/vocabulary/campaign-states';
import { campaignStateLabels } from '@parages/contracts/vocabulary/campaign-states.fr';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { TextField } from '@parages/ui/form/text-field';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { productName } from '../../../lib/product.ts';
import { readState } from '../campaign-list.tsx';
import { CampaignRow } from '../campaign-row.tsx';
import { say as sayOfAll } from '../words.ts';
import { GrantCampaign } from './grant-campaign.tsx';
import classes from './moderation.module.css';
import { allCampaigns } from './moderation.queries.ts';
import { say } from './words.ts';

/** The filters, in the address; what is typed goes there once nothing is typed for a while. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const state = readState(search.get('state'));
  const q = search.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed.trim() === q) return;
    const tell = () => setSearch(filtersOf(state, typed.trim()), { replace: true });
    const timer = setTimeout(tell, limits.placeSearchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, q, state, setSearch]);
  return { state, q, typed, setTyped, setState: (next: CampaignState | null) => setSearch(filtersOf(next, q), { replace: true }) };
}

const filtersOf = (state: CampaignState | null, q: string) => ({ ...(state !== null && { state }), ...(q !== '' && { q }) });

/** Everybody's campaigns, for those who watch over them. */
export function AllCampaigns() {
  const { state, q, typed, setTyped, setState } = useFilters();
  const [isGranting, setIsGranting] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(allCampaigns.list(state, q));
  const first = data?.pages[0];
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={classes.page}>
      <title>{`${say('title')} · ${productName}`}</title>
      <header className={classes.head}>
        <div>
          <h1>{say('title')}</h1>
          <p>{say('intro')}</p>
        </div>
        <Button icon="gift" onClick={() => setIsGranting(true)}>
          {say('grant')}
        </Button>
      </header>
      <search className={classes.filters}>
        <TextField name="q" type="search" label={say('search')} value={typed} onChange={setTyped} maxLength={100} />
        <PresetChips
          label={sayOfAll('state')}
          value={state}
          onChange={setState}
          options={campaignStates.map((value) => ({
            value,
            label: campaignStateLabels[value],
            ...(first && { count: first.counts[value] }),
          }))}
        />
      </search>
      <LiveRegion isVisible>{first && first.total > 0 && sayOfAll('found', { count: first.total })}</LiveRegion>
      {!data && !error && (
        <p className={classes.hint} aria-busy="true">
          {say('loading')}
        </p>
      )}
      {!data && error && <TryAgain title={say('failed')} retry={sayOfAll('retry')} onRetry={() => void refetch()} />}
      {first?.total === 0 && <EmptyState title={say('nothing')} />}
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} showsOrganisation />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {sayOfAll('more')}
        </Button>
      )}
      {isGranting && <GrantCampaign onClose={() => setIsGranting(false)} />}
    </div>
  );
}
