import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHas } from '../../lib/permissions.ts';
import { ReadState } from '../../lib/read-state.tsx';
import { useProfile } from '../../lib/signed-in.ts';
import { sayIn } from '../../lib/words.ts';
import { CampaignRow } from './campaign-row.tsx';
import classes from './campaigns.module.css';
import { campaigns } from './campaigns.queries.ts';
import { GrantCampaign } from './moderation/grant-campaign.tsx';
import { say as sayOfModeration } from './moderation/words.ts';
import { poiCampaignsFr } from './poi-campaigns.fr.ts';
import { say as sayOfAll } from './words.ts';

const say = sayIn('poi-campaigns', poiCampaignsFr);
const words = { loading: say('loading'), failed: say('failed'), retry: sayOfAll('retry') };

/** The campaigns of one event, and the way to a new one. */
export function PoiCampaigns({ poi }: { poi: OrganiserPoi }) {
  const query = useQuery(campaigns.ofPoi(poi.id));
  const { data } = query;
  const organisations = useProfile()?.organisations ?? [];
  const mayEdit = useHas('camp_editor');
  const isModerator = useHas('camp_mod');
  const [isGranting, setIsGranting] = useState(false);
  const isOwn = organisations.some(
    ({ id, role }) => id === poi.organisation?.id && role !== 'reader',
  );
  const isOnline = poi.publishedAt !== null && poi.status !== 'archived';
  return (
    <div className={classes.tab}>
      <p className={classes.hint}>{say(isOnline ? 'intro' : 'draft')}</p>
      {isOnline && (
        <div className={classes.actions}>
          {isOwn && mayEdit && (
            <Button
              href={`/org/campaigns/new?${new URLSearchParams({ poi: poi.id, step: 'dates' })}`}
              icon="plus"
            >
              {say('add')}
            </Button>
          )}
          {isModerator && !isOwn && (
            <Button variant="secondary" icon="gift" onClick={() => setIsGranting(true)}>
              {sayOfModeration('grant')}
            </Button>
          )}
        </div>
      )}
      <ReadState query={query} words={words} />
      {data?.items.length === 0 && <p>{say('none')}</p>}
      {data && data.items.length > 0 && (
        <ul className={classes.items} aria-label={say('list')}>
          {data.items.map((campaign) => (
            <CampaignRow
              key={campaign.id}
              campaign={campaign}
              level={3}
              showsOrganisation={false}
            />
          ))}
        </ul>
      )}
      {isGranting && <GrantCampaign poiId={poi.id} onClose={() => setIsGranting(false)} />}
    </div>
  );
}
