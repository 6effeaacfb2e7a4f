import { readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { Check } from '../tabs/check.tsx';
import { recurrenceTexts } from '../tabs/words/recurrence-panel.fr.ts';
import type { DaysOff } from './days-off.ts';
import { lastKnownDay, schoolZoneOf, schoolZones } from './school-holidays.ts';

export type DaysOffFieldsProps = {
  off: DaysOff;
  onChange: (part: Partial<DaysOff>) => void;
};

export function DaysOffFields({ off, onChange }: DaysOffFieldsProps) {
  const { t } = useTranslation(recurrenceTexts);
  const { zone, withoutPublicHolidays, postalCode } = off;
  const own = schoolZoneOf(postalCode);
  const hintOf = (): string | undefined => {
    if (zone !== null)
      return t('recurrence.knownUntil', {
        day: `${readDay(lastKnownDay).plain} ${lastKnownDay.slice(0, 4)}`,
      });
    return postalCode !== '' && own === undefined ? t('recurrence.noZone') : undefined;
  };
  return (
    <>
      <SelectField
        name="schoolHolidays"
        label={t('recurrence.schoolHolidays')}
        description={hintOf()}
        value={zone ?? ''}
        options={[
          { value: '', label: t('recurrence.withHolidays') },
          ...schoolZones.map((one) => ({
            value: one,
            label: t(one === own ? 'recurrence.withoutOwnZone' : 'recurrence.withoutZone', {
              zone: one,
            }),
          })),
        ]}
        onChange={(value) => onChange({ zone: value === '' ? null : value })}
      />
      <Check
        isChecked={withoutPublicHolidays}
        onChange={(isChecked) => onChange({ withoutPublicHolidays: isChecked })}
        label={t('recurrence.withoutPublicHolidays')}
      />
    </>
  );
}
