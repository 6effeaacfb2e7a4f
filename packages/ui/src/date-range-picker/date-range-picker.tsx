import { useEffect, useMemo, useRef, useState } from 'react';
import { PresetChips } from '../chips/preset-chips.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { Calendar, type CalendarWords } from './calendar.tsx';
import classes from './date-range-picker.module.css';
import {
  clampDate,
  type DateMode,
  type DatePreset,
  isSameDays,
  pickDate,
  presetDays,
  typeDate,
} from './date-value.ts';
import { formatPickedDay } from './picked-day.ts';
import type { PickerLocale } from './picker-locale.ts';
import { TypedDateField } from './typed-date-field.tsx';

export type DateRangePickerWords = CalendarWords & {
  presets: string;
  /**
   * Labels of the typed fields: the first and the last day of a range, or the single field of the
   * other modes.
   */
  start: string;
  end: string;
  day: string;
  /** Format of a typed date, such as "jj/mm/aaaa". */
  format: string;
  /**
   * `none` to `several` announce the new value in a live region; their days are written in full.
   */
  none: string;
  one: (day: string) => string;
  started: (day: string) => string;
  span: (start: string, end: string) => string;
  several: (count: number) => string;
};

export type DateRangePickerProps = {
  /**
   * `range` (default): the first press sets the start, the second the end, a third restarts.
   * `multiple`: each press adds or removes a day. `single`: each press replaces the day.
   */
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
  /** The number of events on each day, `yyyy-MM-dd`, shown in its cell. */
  totals?: ReadonlyMap<string, number> | undefined;
  /** Called with the month that the calendar shows, `yyyy-MM`: at first, and when it changes. */
  onMonthShown?: (month: string) => void;
  locale?: PickerLocale;
  words: DateRangePickerWords;
};

function describe(
  mode: DateMode,
  value: readonly string[] | null,
  locale: PickerLocale,
  words: DateRangePickerWords,
): string {
  const [first, last] = (value ?? []).map((day) => formatPickedDay(day, locale));
  if (first === undefined) return words.none;
  if (mode === 'multiple' && value && value.length > 1) return words.several(value.length);
  if (last === undefined) return mode === 'range' ? words.started(first) : words.one(first);
  return first === last ? words.one(first) : words.span(first, last);
}

/**
 * Date picker with presets, typed fields and one month of a calendar. Import this file lazily,
 * because its library is large.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    mode = 'range',
    value,
    onChange,
    today,
    min = '1900-01-01',
    max = '2100-12-31',
    presets = [],
    totals,
    onMonthShown,
    locale = 'fr',
    words,
  } = props;
  const bounds = useMemo(() => ({ min, max }), [min, max]);
  const [lastDay, setLastDay] = useState(value?.[0] ?? today);
  const focused = clampDate(lastDay, bounds);
  const month = focused.slice(0, 'yyyy-MM'.length);
  useEffect(() => onMonthShown?.(month), [month, onMonthShown]);
  const chosen = presets.find((preset) =>
    isSameDays(mode, value, presetDays(mode, preset, bounds)),
  );

  const choosePreset = (name: string | null) => {
    const preset = presets.find((one) => one.name === name);
    if (!preset) return onChange(null);
    setLastDay(preset.start);
    onChange(presetDays(mode, preset, bounds));
  };
  // The days after the last press: the next press may come before its transition has ended.
  const latest = useRef<readonly string[] | null>(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const pick = (day: string) => {
    setLastDay(day);
    const next = pickDate(mode, latest.current, clampDate(day, bounds));
    latest.current = next;
    onChange(next);
  };
  const commit = (index: number, day: string | null) => {
    if (day !== null) setLastDay(day);
    onChange(typeDate(mode, value, index, day));
  };
  const field = (index: number, label: string, day: string | null) => (
    <TypedDateField
      label={label}
      format={words.format}
      value={day}
      onFocus={() => day !== null && setLastDay(day)}
      onCommit={(typed) => commit(index, typed)}
      focused={focused}
      bounds={bounds}
      locale={locale}
    />
  );

  return (
    <div className={classes.picker} data-counted={totals !== undefined || undefined}>
      {presets.length > 0 && (
        <PresetChips
          label={words.presets}
          options={presets.map(({ name, label }) => ({ value: name, label }))}
          value={chosen?.name ?? null}
          onChange={choosePreset}
        />
      )}
      <div className={classes.fields}>
        {field(
          0,
          mode === 'range' ? words.start : words.day,
          mode === 'multiple' ? null : (value?.[0] ?? null),
        )}
        {mode === 'range' && field(1, words.end, value?.[1] ?? null)}
      </div>
      <Calendar
        onPick={pick}
        onFocus={setLastDay}
        mode={mode}
        value={value}
        focused={focused}
        today={today}
        bounds={bounds}
        totals={totals}
        locale={locale}
        words={words}
      />
      <LiveRegion>{describe(mode, value, locale, words)}</LiveRegion>
    </div>
  );
}
