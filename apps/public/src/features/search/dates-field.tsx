import {
  type DayRange,
  datePresets,
  presetRange,
  shiftDay,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { DateRangePicker } from '@parages/ui/date-range-picker/date-range-picker';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateStyles } from '../../lib/late-start/late-styles.tsx';
import { useSite } from '../../lib/site.tsx';
import { datesEn } from './dates.en.ts';
import { datesFr } from './dates.fr.ts';

export type DatesFieldProps = {
  dates: DayRange | null;
  onChange: (dates: DayRange | null) => void;
  now: Date;
  today: string;
};

// The URL accepts a range of 366 days at most and ignores a longer one: cuts the range here, where
// the visitor sees it.
const withinYear = (days: string[] | null): string[] | null => {
  const [start, end] = days ?? [];
  if (start === undefined || end === undefined) return days;
  const last = shiftDay(start, limits.maxFilterDays - 1);
  const isTooLong = end > last;
  return [start, isTooLong ? last : end];
};

/** The calendar library is heavy: import this file lazily. */
export const DatesField = memo(({ dates, onChange, now, today }: DatesFieldProps) => {
  const { t } = useTranslation('search');
  const { locale } = useSite();
  // The value of the picker: the filter cannot distinguish a range whose last day is not chosen yet
  // from a single day.
  const [days, setDays] = useState<string[] | null>(dates && [dates.start, dates.end]);
  const change = (value: string[] | null) => {
    const next = withinYear(value);
    setDays(next);
    const [start, end = start] = next ?? [];
    onChange(start === undefined || end === undefined ? null : { start, end });
  };
  return (
    <>
      <LateStyles of="calendar" />
      <DateRangePicker
        value={days}
        onChange={change}
        today={today}
        min={today}
        presets={datePresets.map((name) => ({
          name,
          label: t(`presets.${name}`),
          ...presetRange(name, now),
        }))}
        locale={locale}
        words={locale === 'en' ? datesEn : datesFr}
      />
    </>
  );
});
