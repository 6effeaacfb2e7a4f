import type { OrganiserPoi } from '@parages/contracts/types';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../lib/page/read-state.tsx';
import { Part } from '../../lib/part/part.tsx';
import { useHas } from '../../lib/session/permissions.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { textsOf } from '../../lib/texts.ts';
import classes from './campaigns.module.css';
import { campaigns } from './campaigns.queries.ts';
import { poiCampaignsTexts } from './poi-campaigns.fr.ts';

const GrantCampaign = lazyPart(
  async () => (await import('./moderation/grant-campaign.tsx')).GrantCampaign,
);

// Few events have a campaign.
const CampaignRow = lazyPart(async () => (await import('./campaign-row.tsx')).CampaignRow);

const say = textsOf(poiCampaignsTexts);
const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };

export function PoiCampaigns({ poi }: { poi: OrganiserPoi }) {
  const { t } = useTranslation(poiCampaignsTexts);
  const query = useQuery(campaigns.ofPoi(poi.id));
  const { data } = query;
  const organisations = useProfile()?.organisations ?? [];
  const mayEdit = useHas('camp_editor');
  const isModerator = useHas('camp_mod');
  const [isGranting, setIsGranting] = useState(false);
  const isOwn = organisations.some(
    ({ id, role }) => id === poi.organisation?.id && isEditorRole(role),
  );
  const isOnline = poi.publishedAt !== null && poi.status !== 'archived';
  return (
    <div className={classes.tab}>
      <p className={classes.hint}>{t(isOnline ? 'intro' : 'draft')}</p>
      {isOnline && (
        <div className={classes.actions}>
          {isOwn && mayEdit && (
            <Button
              href={`/org/campaigns/new?${new URLSearchParams({ poi: poi.id, step: 'dates' })}`}
              icon="plus"
            >
              {t('add')}
            </Button>
          )}
          {isModerator && !isOwn && (
            <Button variant="secondary" icon="gift" onClick={() => setIsGranting(true)}>
              {t('grant')}
            </Button>
          )}
        </div>
      )}
      <ReadState query={query} words={words} />
      {data?.items.length === 0 && <p>{t('none')}</p>}
      {data && data.items.length > 0 && (
        <Part waiting={<p aria-busy="true">{words.loading}</p>}>
          <ul className={classes.items} aria-label={t('list')}>
            {data.items.map((campaign) => (
              <CampaignRow
                key={campaign.id}
                campaign={campaign}
                level={3}
                showsOrganisation={false}
              />
            ))}
          </ul>
        </Part>
      )}
      <Part>
        {isGranting && <GrantCampaign poiId={poi.id} onClose={() => setIsGranting(false)} />}
      </Part>
    </div>
  );
}
