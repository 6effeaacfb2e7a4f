import { campaignStates } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListedOrganisations } from '../../lib/chosen-organisation.ts';
import { listWords } from '../../lib/list/list-words.ts';
import { LongList } from '../../lib/list/long-list.tsx';
import { NoMatch } from '../../lib/list/no-match.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useHas } from '../../lib/session/permissions.ts';
import { chosenOf, useAddressFilters } from '../../lib/use-address-filters.ts';
import { CampaignRow } from './campaign-row.tsx';
import { CampaignStates } from './campaign-states.tsx';
import classes from './campaigns.module.css';
import { campaigns } from './campaigns.queries.ts';
import { campaignsTexts, say } from './words.ts';

const words = listWords(say);

const Add = () => {
  const { t } = useTranslation(campaignsTexts);
  return (
    <Button href="/org/campaigns/new" icon="plus">
      {t('add')}
    </Button>
  );
};

export function CampaignList() {
  const { t } = useTranslation(campaignsTexts);
  const { organisations, organisationId, showsOrganisation } = useListedOrganisations();
  const { search, change, clear } = useAddressFilters();
  const state = chosenOf(campaignStates, search.get('state'));
  const query = useInfiniteQuery(campaigns.list({ organisationId, state }));
  const mayAdd = useHas('camp_editor') && organisations.some(({ status }) => status === 'approved');
  return (
    <div className={classes.page}>
      <PageHead title={t('title')} intro={t('intro')}>
        {mayAdd && <Add />}
      </PageHead>
      <CampaignStates
        value={state}
        onChange={(next) => change('state', next)}
        counts={query.data?.pages[0]?.counts}
      />
      <LongList
        query={query}
        words={words}
        none={
          state === null ? (
            <Empty mayAdd={mayAdd} />
          ) : (
            <NoMatch title={t('nothing')} clear={t('clear')} onClear={clear} />
          )
        }
        entry={(campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            showsOrganisation={showsOrganisation}
          />
        )}
      />
    </div>
  );
}

function Empty({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation(campaignsTexts);
  if (mayAdd)
    return (
      <EmptyState title={t('empty')} actions={<Add />}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('noOrganisation')}
      actions={<Button href="/org/organisations">{t('organisations')}</Button>}
    >
      <p>{t('noOrganisationText')}</p>
    </EmptyState>
  );
}
