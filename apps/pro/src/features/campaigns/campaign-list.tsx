import { type CampaignState, campaignStates } from '@parages/contracts/vocabulary/campaign-states';
import { campaignStateLabels } from '@parages/contracts/vocabulary/campaign-states.fr';
import { Button } from '@parages/ui/button/button';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { useHas } from '../../lib/permissions.ts';
import { productName } from '../../lib/product.ts';
import { useProfile } from '../../lib/signed-in.ts';
import { CampaignRow } from './campaign-row.tsx';
import classes from './campaigns.module.css';
import { campaigns } from './campaigns.queries.ts';
import { say } from './words.ts';

/** The state an address names; null for none, or none of ours. */
export const readState = (text: string | null): CampaignState | null => campaignStates.find((state) => state === text) ?? null;

const Add = () => (
  <Button href="/org/campaigns/new" icon="plus">
    {say('add')}
  </Button>
);

/** Campaigns of one's organisations: drafts, then what comes and runs, then what is over. */
export function CampaignList() {
  const organisations = useProfile()?.organisations ?? [];
  const organisationId = useChosenOrganisation();
  const [search, setSearch] = useSearchParams();
  const state = readState(search.get('state'));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    campaigns.list({ organisationId, state }),
  );
  const mayAdd = useHas('camp_editor') && organisations.some(({ status }) => status === 'approved');
  const first = data?.pages[0];
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const show = (next: CampaignState | null) => setSearch(next === null ? {} : { state: next }, { replace: true });
  return (
    <div className={classes.page}>
      <title>{`${say('title')} · ${productName}`}</title>
      <header className={classes.head}>
        <div>
          <h1>{say('title')}</h1>
          <p>{say('intro')}</p>
        </div>
        {mayAdd && <Add />}
      </header>
      <PresetChips
        label={say('state')}
        value={state}
        onChange={show}
        options={campaignStates.map((value) => ({
          value,
          label: campaignStateLabels[value],
          ...(first && { count: first.counts[value] }),
        }))}
      />
      <LiveRegion isVisible>{first && first.total > 0 && say('found', { count: first.total })}</LiveRegion>
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
      {first?.total === 0 && (state === null ? <Empty mayAdd={mayAdd} /> : <Nothing onClear={() => show(null)} />)}
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} showsOrganisation={organisationId === null && organisations.length > 1} />
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

function Empty({ mayAdd }: { mayAdd: boolean }) {
  if (mayAdd)
    return (
      <EmptyState title={say('empty')} actions={<Add />}>
        <p>{say('emptyText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={say('noOrganisation')} actions={<Button href="/org/organisations">{say('organisations')}</Button>}>
      <p>{say('noOrganisationText')}</p>
    </EmptyState>
  );
}

const Nothing = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={say('nothing')}
    actions={
      <Button variant="secondary" onClick={onClear}>
        {say('clear')}
      </Button>
    }
  />
);
