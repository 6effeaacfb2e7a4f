import { campaignStates } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../../lib/list/list-search.tsx';
import { listWords } from '../../../lib/list/list-words.ts';
import { LongList } from '../../../lib/list/long-list.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { chosenOf, useAddressFilters } from '../../../lib/use-address-filters.ts';
import { CampaignRow } from '../campaign-row.tsx';
import { CampaignStates } from '../campaign-states.tsx';
import { say as sayOfAll } from '../words.ts';
import { GrantCampaign } from './grant-campaign.tsx';
import { campaignModerationTexts, say } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { allCampaigns } from './moderation.queries.ts';

const words = { ...listWords(sayOfAll), loading: say('loading'), failed: say('failed') };

export function AllCampaigns() {
  const { t } = useTranslation(campaignModerationTexts);
  const { search, change } = useAddressFilters();
  const state = chosenOf(campaignStates, search.get('state'));
  const q = search.get('q') ?? '';
  const [isGranting, setIsGranting] = useState(false);
  const query = useInfiniteQuery(allCampaigns.list(state, q));
  return (
    <div className={classes.page}>
      <PageHead title={t('title')} intro={t('intro')}>
        <Button icon="gift" onClick={() => setIsGranting(true)}>
          {t('grant')}
        </Button>
      </PageHead>
      <ListSearch label={t('search')} q={q} onChange={(text) => change('q', text)}>
        <CampaignStates
          value={state}
          onChange={(next) => change('state', next)}
          counts={query.data?.pages[0]?.counts}
        />
      </ListSearch>
      <LongList
        query={query}
        words={words}
        none={<EmptyState title={t('nothing')} />}
        entry={(campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} showsOrganisation />
        )}
      />
      {isGranting && <GrantCampaign onClose={() => setIsGranting(false)} />}
    </div>
  );
}
