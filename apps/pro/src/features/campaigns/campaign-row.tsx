import type { Campaign } from '@parages/contracts/types';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { formatCents } from '@parages/ui/format/price.fr';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../lib/clock.ts';
import { ListEntry } from '../../lib/list/list-entry.tsx';
import { CampaignBadges } from './campaign-badges.tsx';
import { campaignsTexts, spanOf } from './words.ts';

export function CampaignRow({
  campaign,
  showsOrganisation,
  level = 2,
}: {
  campaign: Campaign;
  showsOrganisation: boolean;
  level?: 2 | 3;
}) {
  const { t } = useTranslation(campaignsTexts);
  const { id, title, poi, price, isFree, weeks, organisation } = campaign;
  return (
    <ListEntry
      pictureId={poi?.mainMediaFileId ?? fallbackPictureId(null, poi?.id ?? id)}
      title={title}
      href={`/org/campaigns/${id}`}
      level={level}
      facts={
        <>
          <span>{spanOf(campaign, parisToday())}</span>
          <span>{t('weeks', { count: weeks })}</span>
          {!isFree && <span>{t('inclVat', { amount: formatCents(price.inclVatCents) })}</span>}
          {poi && poi.label !== title && <span>{poi.label}</span>}
          {showsOrganisation && organisation && <span>{organisation.name}</span>}
        </>
      }
      badges={<CampaignBadges campaign={campaign} />}
    />
  );
}
