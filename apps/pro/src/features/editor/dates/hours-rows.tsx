import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { BesideFields, FieldRow } from '../../../lib/form/field-row.tsx';
import { TimeField } from '../../../lib/form/time-field.tsx';
import classes from '../tabs/tabs.module.css';
import { useKeyedList } from '../tabs/use-keyed-list.ts';
import { recurrenceTexts } from '../tabs/words/recurrence-panel.fr.ts';
import type { Hours } from './recurrence.ts';

// More times a day than any event of the samples has.
const most = 6;
const names = ['startTime', 'endTime'] as const;

export type HoursRowsProps = { hours: readonly Hours[]; onChange: (hours: Hours[]) => void };

/** The hours of one day, one row each; there is always a first row. */
export function HoursRows({ hours, onChange }: HoursRowsProps) {
  const { t } = useTranslation(recurrenceTexts);
  const list = useKeyedList(hours, onChange);
  const labelOf = (name: (typeof names)[number], number: number): string => {
    if (number === 1) return t(`recurrence.${name}`);
    return t(name === 'startTime' ? 'recurrence.moreStartTime' : 'recurrence.moreEndTime', {
      number,
    });
  };
  return (
    <div className={classes.part}>
      <ul className={classes.hours}>
        {list.entries.map(({ key, item }, index) => (
          <li key={key}>
            <FieldRow>
              {names.map((name) => (
                <TimeField
                  key={name}
                  name={`hours/${index}/${name}`}
                  label={labelOf(name, index + 1)}
                  value={item[name]}
                  onChange={(time) => list.replace(key, { ...item, [name]: time })}
                />
              ))}
              {index > 0 && (
                <BesideFields>
                  <IconButton
                    icon="trash"
                    label={t('recurrence.removeHours', { number: index + 1 })}
                    onClick={() => list.remove(key)}
                  />
                </BesideFields>
              )}
            </FieldRow>
          </li>
        ))}
      </ul>
      {hours.length < most && (
        <Button
          variant="quiet"
          icon="plus"
          onClick={() => list.add({ startTime: null, endTime: null })}
        >
          {t('recurrence.addHours')}
        </Button>
      )}
    </div>
  );
}
