import type { ReviewQueue } from '@parages/contracts/types';
import {
  type PoiOrigin,
  poiOrigins,
} from '@parages/contracts/vocabulary/events/review/poi-origins';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../lib/form/select-field.tsx';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import type { QueueFilters } from './moderation.queries.ts';

type QueueFiltersProps = QueueFilters & {
  organisations: ReviewQueue['organisations'];
  onChange: (name: 'organisation' | 'origin', value: string) => void;
};

export function QueueFilterFields({
  organisations,
  organisationId,
  origin,
  onChange,
}: QueueFiltersProps) {
  const { t } = useTranslation(moderationTexts);
  const origins: { value: PoiOrigin | ''; label: string }[] = [
    { value: '', label: t('filters.anyOrigin') },
    ...poiOrigins.map((value) => ({ value, label: t(`filters.origins.${value}`) })),
  ];
  return (
    <div className={classes.filters}>
      <SelectField
        name="organisation"
        label={t('filters.organisation')}
        value={organisationId ?? ''}
        options={[
          { value: '', label: t('filters.anyOrganisation') },
          ...organisations.map(({ id, name, events }) => ({
            value: id,
            label: `${name} (${events})`,
          })),
        ]}
        onChange={(value) => onChange('organisation', value)}
      />
      <SelectField
        name="origin"
        label={t('filters.origin')}
        value={origin ?? ''}
        options={origins}
        onChange={(value) => onChange('origin', value)}
      />
    </div>
  );
}
