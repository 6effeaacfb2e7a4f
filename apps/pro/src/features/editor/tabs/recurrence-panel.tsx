import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { Button } from '@parages/ui/button/button';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { toggled } from '../../../lib/form/toggled.ts';
import {
  generatePeriods,
  type Period,
  type Recurrence,
  repetitions,
  weekDayOf,
} from '../dates/recurrence.ts';
import { editorTabsTexts, say } from './tabs.fr.ts';
import classes from './tabs.module.css';

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
    startTime: null,
    endTime: null,
  };
}

function summaryOf(periods: readonly Period[]): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return say('recurrence.none');
  const [from, to] = [readDay(first.startDate).plain, readDay(last.startDate).plain];
  return periods.length === 1
    ? say('recurrence.one', { first: from })
    : say('recurrence.many', { count: periods.length, first: from, last: to });
}

export type RecurrencePanelProps = { onClose: () => void; onAdd: (periods: Period[]) => void };

export function RecurrencePanel({ onClose, onAdd }: RecurrencePanelProps) {
  const { t } = useTranslation(editorTabsTexts);
  const [recurrence, setRecurrence] = useState(start);
  const set = (part: Partial<Recurrence>): void =>
    setRecurrence((before) => ({ ...before, ...part }));
  const { repetition, firstDay, lastDay, startTime, endTime } = recurrence;
  const periods = generatePeriods(recurrence);
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
        {repetition === 'weekly' && (
          <fieldset className={classes.weekDays} aria-label={t('recurrence.weekDays')}>
            {weekDays.map((name, day) => (
              <FilterChip
                key={name}
                isPressed={recurrence.weekDays.includes(day)}
                onPress={() => set({ weekDays: toggled(recurrence.weekDays, day) })}
              >
                {t(`recurrence.days.${name}`)}
              </FilterChip>
            ))}
          </fieldset>
        )}
        <FieldRow>
          <TextField
            type="date"
            name="firstDay"
            label={t('recurrence.firstDay')}
            value={firstDay}
            onChange={(day) => set({ firstDay: day })}
          />
          {repetition !== 'once' && (
            <TextField
              type="date"
              name="lastDay"
              label={t('recurrence.lastDay')}
              value={lastDay}
              min={firstDay}
              onChange={(day) => set({ lastDay: day })}
            />
          )}
        </FieldRow>
        <FieldRow>
          <TextField
            type="time"
            name="startTime"
            label={t('recurrence.startTime')}
            value={startTime ?? ''}
            onChange={(time) => set({ startTime: time || null })}
          />
          <TextField
            type="time"
            name="endTime"
            label={t('recurrence.endTime')}
            value={endTime ?? ''}
            onChange={(time) => set({ endTime: time || null })}
          />
        </FieldRow>
        <LiveRegion isVisible>{summaryOf(periods)}</LiveRegion>
      </div>
    </Dialog>
  );
}
