import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { Button } from '@parages/ui/button/button';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { toggled } from '../../../lib/form/toggled.ts';
import classes from '../tabs/tabs.module.css';
import { recurrenceTexts, say } from '../tabs/words/recurrence-panel.fr.ts';
import { type DaysOff, keptDays } from './days-off.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { HoursRows } from './hours-rows.tsx';
import {
  generatePeriods,
  ordinals,
  ordinalsOf,
  type Period,
  type Recurrence,
  repetitions,
  type WeekInterval,
  weekDayOf,
  weekIntervals,
} from './recurrence.ts';

const weekDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
const threeMonths = 84;

function start(): Recurrence {
  const firstDay = parisToday();
  return {
    repetition: 'weekly',
    firstDay,
    lastDay: shiftDay(firstDay, threeMonths),
    weekDays: [weekDayOf(firstDay)],
    everyWeeks: 1,
    ordinals: ordinalsOf(firstDay).slice(0, 1),
    hours: [{ startTime: null, endTime: null }],
  };
}

function countOf(periods: readonly Period[]): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return say('recurrence.none');
  const [from, to] = [readDay(first.startDate).plain, readDay(last.startDate).plain];
  return periods.length === 1
    ? say('recurrence.one', { first: from })
    : say('recurrence.many', { count: periods.length, first: from, last: to });
}

function summaryOf(periods: readonly Period[], leftOut: number): string {
  return leftOut === 0
    ? countOf(periods)
    : `${countOf(periods)} ${say('recurrence.leftOut', { count: leftOut })}`;
}

export type RecurrencePanelProps = {
  /** The postcode of the event, for the holidays of its zone. */
  postalCode: string | null;
  onClose: () => void;
  onAdd: (periods: Period[]) => void;
};

export function RecurrencePanel({ postalCode, onClose, onAdd }: RecurrencePanelProps) {
  const { t } = useTranslation(recurrenceTexts);
  const [recurrence, setRecurrence] = useState(start);
  const set = (part: Partial<Recurrence>): void =>
    setRecurrence((before) => ({ ...before, ...part }));
  const { repetition, firstDay, lastDay } = recurrence;
  const [off, setOff] = useState<DaysOff>({
    zone: null,
    withoutPublicHolidays: false,
    postalCode: postalCode ?? '',
  });
  const isKept = keptDays(recurrence, off);
  const periods = generatePeriods(recurrence, isKept);
  const leftOut = generatePeriods(recurrence).filter(({ startDate }) => !isKept(startDate)).length;
  const add = (
    <Button
      disabled={periods.length === 0}
      onClick={() => {
        onAdd(periods);
        onClose();
      }}
    >
      {t('recurrence.add', { count: periods.length })}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      title={t('recurrence.title')}
      words={{ close: t('recurrence.close') }}
      footer={add}
    >
      <div className={classes.recurrence}>
        <SelectField
          name="repetition"
          label={t('recurrence.repetition')}
          value={repetition}
          options={repetitions.map((value) => ({ value, label: t(`recurrence.${value}`) }))}
          onChange={(value) => set({ repetition: value })}
        />
        <WeekChoices recurrence={recurrence} onChange={set} />
        <FieldRow>
          <DateField
            name="firstDay"
            label={t('recurrence.firstDay')}
            value={firstDay}
            onChange={(day) => set({ firstDay: day })}
          />
          {repetition !== 'once' && (
            <DateField
              name="lastDay"
              label={t('recurrence.lastDay')}
              value={lastDay}
              min={firstDay}
              onChange={(day) => set({ lastDay: day })}
            />
          )}
        </FieldRow>
        {repetition !== 'once' && (
          <DaysOffFields
            off={off}
            onChange={(part) => setOff((before) => ({ ...before, ...part }))}
          />
        )}
        <HoursRows hours={recurrence.hours} onChange={(hours) => set({ hours })} />
        <LiveRegion isVisible>{summaryOf(periods, leftOut)}</LiveRegion>
      </div>
    </Dialog>
  );
}

const intervalOptions = weekIntervals.map((weeks) => ({
  value: String(weeks) as `${WeekInterval}`,
  label: say(`recurrence.weeks.${weeks}`),
}));

/** What `weekly` and `monthlyWeekDay` ask beside the days. */
function WeekChoices({
  recurrence: { repetition, weekDays: chosen, everyWeeks, ordinals: chosenOrdinals },
  onChange,
}: {
  recurrence: Recurrence;
  onChange: (part: Partial<Recurrence>) => void;
}) {
  const { t } = useTranslation(recurrenceTexts);
  if (repetition !== 'weekly' && repetition !== 'monthlyWeekDay') return null;
  return (
    <>
      {repetition === 'weekly' ? (
        <SelectField
          name="everyWeeks"
          label={t('recurrence.everyWeeks')}
          value={`${everyWeeks}` as const}
          options={intervalOptions}
          onChange={(weeks) =>
            onChange({ everyWeeks: weekIntervals.find((one) => String(one) === weeks) ?? 1 })
          }
        />
      ) : (
        <fieldset className={classes.weekDays} aria-label={t('recurrence.ordinalsLabel')}>
          {ordinals.map((ordinal) => (
            <FilterChip
              key={ordinal}
              isPressed={chosenOrdinals.includes(ordinal)}
              onPress={() => onChange({ ordinals: toggled(chosenOrdinals, ordinal) })}
            >
              {t(`recurrence.ordinals.${ordinal}`)}
            </FilterChip>
          ))}
        </fieldset>
      )}
      <fieldset className={classes.weekDays} aria-label={t('recurrence.weekDays')}>
        {weekDays.map((name, day) => (
          <FilterChip
            key={name}
            isPressed={chosen.includes(day)}
            onPress={() => onChange({ weekDays: toggled(chosen, day) })}
          >
            {t(`recurrence.days.${name}`)}
          </FilterChip>
        ))}
      </fieldset>
    </>
  );
}
