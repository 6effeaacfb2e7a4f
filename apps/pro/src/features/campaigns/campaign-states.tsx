import {
  type CampaignState,
  campaignStates,
} from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { campaignStateLabels } from '@parages/contracts/vocabulary/campaigns/campaign-states.fr';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { useTranslation } from 'react-i18next';
import { campaignsTexts } from './words.ts';

export type CampaignStatesProps = {
  value: CampaignState | null;
  onChange: (state: CampaignState | null) => void;
  /** Undefined until the list is loaded. */
  counts: Readonly<Record<CampaignState, number>> | undefined;
};

export const CampaignStates = ({ value, onChange, counts }: CampaignStatesProps) => {
  const { t } = useTranslation(campaignsTexts);
  return (
    <PresetChips
      label={t('state')}
      value={value}
      onChange={onChange}
      options={campaignStates.map((state) => ({
        value: state,
        label: campaignStateLabels[state],
        ...(counts && { count: counts[state] }),
      }))}
    />
  );
};
