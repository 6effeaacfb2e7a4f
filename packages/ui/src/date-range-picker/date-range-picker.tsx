import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { fr } from 'react-day-picker/locale/fr';
import { PresetChips } from '../chips/preset-chips.tsx';
import classes from './date-range-picker.module.css';
import { clampDate, type DateMode, pickDate, toDay, toIso } from './date-value.ts';

/** A named span of days: today, tomorrow, the coming week-end. */
export type DatePreset = { name: string; label: string; start: string; end: string };

export type DateRangePickerProps = {
  /** `range` (default): first day, last day, a third press starts again. `multiple`: each press adds or removes. `single`: one day. */
  mode?: DateMode;
  /** ISO days (`yyyy-MM-dd`), one or two in `range`; `null` when nothing is chosen. */
  value: readonly string[] | null;
  onChange: (value: string[] | null) => void;
  /** Today in Paris, `yyyy-MM-dd`. */
  today: string;
  /** First and last day that can be chosen, `yyyy-MM-dd`; 1900-01-01 and 2100-12-31 by default. */
  min?: string;
  max?: string;
  presets?: readonly DatePreset[];
  words: { presets: string; previous: string; next: string };
};

/** One month in French. Its library is heavy: import this file lazily. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { mode = 'range', value, onChange, today, min = '1900-01-01', max = '2100-12-31', presets = [], words } = props;
  const [month, setMonth] = useState(() => toDay(value?.[0] ?? clampDate(today, min, max)));
  const [start, end = start] = value ?? [];
  const preset = presets.find((one) => mode === 'range' && one.start === start && one.end === end);

  const choosePreset = (name: string | null) => {
    const chosen = presets.find((one) => one.name === name);
    if (!chosen) return onChange(null);
    setMonth(toDay(chosen.start));
    onChange(chosen.start === chosen.end ? [chosen.start] : [chosen.start, chosen.end]);
  };
  const isRange = mode === 'range' && start !== undefined && end !== undefined;

  return (
    <div className={classes.picker}>
      {presets.length > 0 && (
        <PresetChips
          label={words.presets}
          options={presets.map(({ name, label }) => ({ value: name, label }))}
          value={preset?.name ?? null}
          onChange={choosePreset}
        />
      )}
      <DayPicker
        locale={fr}
        month={month}
        onMonthChange={setMonth}
        today={toDay(today)}
        startMonth={toDay(min)}
        endMonth={toDay(max)}
        disabled={{ before: toDay(min), after: toDay(max) }}
        onDayClick={(day, modifiers) => modifiers.disabled || onChange(pickDate(mode, value, toIso(day)))}
        modifiers={{
          selected: (value ?? []).map(toDay),
          between: isRange ? { after: toDay(start), before: toDay(end) } : [],
          first: isRange && start !== end ? [toDay(start)] : [],
          last: isRange && start !== end ? [toDay(end)] : [],
        }}
        modifiersClassNames={{ between: classes.between ?? '', first: classes.first ?? '', last: classes.last ?? '' }}
        labels={{ labelNext: () => words.next, labelPrevious: () => words.previous }}
        classNames={{
          root: classes.root ?? '',
          months: classes.months ?? '',
          month: classes.month ?? '',
          nav: classes.nav ?? '',
          button_previous: classes.arrow ?? '',
          button_next: classes.arrow ?? '',
          chevron: classes.chevron ?? '',
          month_caption: classes.caption ?? '',
          caption_label: classes.captionLabel ?? '',
          month_grid: classes.grid ?? '',
          weekday: classes.weekday ?? '',
          day: classes.day ?? '',
          day_button: classes.dayButton ?? '',
          selected: classes.selected ?? '',
          today: classes.today ?? '',
          outside: classes.outside ?? '',
          disabled: classes.disabled ?? '',
        }}
      />
    </div>
  );
}
