import type { OrganiserPoiList } from '@parages/contracts/types';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { poiStatusLabels } from '@parages/contracts/vocabulary/events/poi-statuses.fr';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { useTranslation } from 'react-i18next';
import { ListFilters } from './list-filters.tsx';
import { poiListTexts } from './poi-list.fr.ts';
import { type ListFilters as Filters, listedDates, listedPlaces } from './poi-list.queries.ts';

export type PoiFiltersProps = Pick<Filters, 'status' | 'when' | 'place'> & {
  counts: Pick<OrganiserPoiList, 'counts' | 'placesInDoubt'> | undefined;
  onChange: (name: 'status' | 'when' | 'place', value: string | null) => void;
};

export function PoiFilters({ status, when, place, counts, onChange }: PoiFiltersProps) {
  const { t } = useTranslation(poiListTexts);
  const inDoubt = counts?.placesInDoubt ?? 0;
  return (
    <ListFilters count={[status, when, place].filter((one) => one !== null).length}>
      <PresetChips
        label={t('status')}
        value={status}
        onChange={(chosen) => onChange('status', chosen)}
        options={poiStatuses.map((value) => ({
          value,
          label: poiStatusLabels[value],
          ...(counts && { count: counts.counts[value] ?? 0 }),
        }))}
      />
      <PresetChips
        label={t('when')}
        value={when}
        onChange={(chosen) => onChange('when', chosen)}
        options={listedDates.map((value) => ({ value, label: t(`dates.${value}`) }))}
      />
      {(inDoubt > 0 || place !== null) && (
        <PresetChips
          label={t('place')}
          value={place}
          onChange={(chosen) => onChange('place', chosen)}
          options={listedPlaces.map((value) => ({ value, label: t('inDoubt'), count: inDoubt }))}
        />
      )}
    </ListFilters>
  );
}
