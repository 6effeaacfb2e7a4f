import { startTransition, useEffect, useMemo, useRef } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { DayCell, MonthTable } from './calendar-cells.tsx';
import { calendarClasses, modifierClasses } from './calendar-classes.ts';
import { type CalendarFocus, CalendarFocusContext } from './calendar-focus.ts';
import { moveDay } from './calendar-keys.ts';
import { CalendarTotalsContext } from './calendar-totals.ts';
import { type DateBounds, type DateMode, type DateSpan, toDay, toIso } from './date-value.ts';
import { formatCellDay } from './picked-day.ts';
import { calendarLocales, type PickerLocale } from './picker-locale.ts';

export type CalendarWords = {
  /** Accessible name of the group of the two month arrows. */
  months: string;
  previous: string;
  next: string;
  /** Read by screen readers after the name of the current day. */
  today: string;
  selected: string;
  first: string;
  last: string;
  between: string;
  /** Read by screen readers after the name of a taken day; required when `taken` has days. */
  taken?: string;
  /** Read by screen readers after the name of a counted day; required with `totals`. */
  total?: (count: number) => string;
};

export type CalendarProps = {
  mode: DateMode;
  value: readonly string[] | null;
  onPick: (day: string) => void;
  /** The only day in the tab order, `yyyy-MM-dd`; the calendar shows its month. */
  focused: string;
  onFocus: (day: string) => void;
  today: string;
  bounds: DateBounds;
  /**
   * Days within the bounds that cannot be chosen; they may have the focus, so that the reason is
   * announced.
   */
  taken?: readonly DateSpan[];
  /** The number of events on each day, `yyyy-MM-dd`, shown in its cell. */
  totals?: ReadonlyMap<string, number> | undefined;
  locale: PickerLocale;
  words: CalendarWords;
};

const none: readonly DateSpan[] = [];
const components = { DayButton: DayCell, MonthGrid: MonthTable };

const stateWords = (modifiers: Modifiers, words: CalendarWords): string[] => [
  ...(modifiers.today ? [words.today] : []),
  ...(modifiers.first
    ? [words.first]
    : modifiers.last
      ? [words.last]
      : modifiers.selected
        ? [words.selected]
        : []),
  ...(modifiers.between ? [words.between] : []),
  ...(modifiers.taken && words.taken ? [words.taken] : []),
];

const totalWords = (total: number | undefined, { total: say }: CalendarWords): string[] =>
  total === undefined || !say ? [] : [say(total)];

/**
 * A calendar of one month. Arrows, Page Up and Down (Shift: years), Home and End move the focus;
 * Enter and Space select.
 */
export function Calendar({
  mode,
  value,
  onPick,
  focused,
  onFocus,
  today,
  bounds,
  taken = none,
  totals,
  locale,
  words,
}: CalendarProps) {
  const isMoving = useRef(false);
  // The day that the last press or move leads to: the next press of a month arrow may come before
  // its transition has ended.
  const latest = useRef(focused);
  useEffect(() => {
    latest.current = focused;
  }, [focused]);
  const context = useMemo(
    (): CalendarFocus => ({
      focused,
      onFocus: (day) => {
        latest.current = day;
        onFocus(day);
      },
      isMoving,
      isMultiselectable: mode !== 'single',
      isToggled: mode === 'multiple',
      onMove: (key, isShift, day) => {
        const next = moveDay(key, isShift, day, bounds);
        if (next === undefined) return false;
        isMoving.current = next !== day;
        latest.current = next;
        onFocus(next);
        return true;
      },
    }),
    [focused, onFocus, mode, bounds],
  );
  const turn = (month: Date): void => {
    const key = month < toDay(focused) ? 'PageUp' : 'PageDown';
    const day = moveDay(key, false, latest.current, bounds) ?? focused;
    latest.current = day;
    // A transition: the paint after the press waits for the arrow alone.
    startTransition(() => onFocus(day));
  };
  const pick = (date: Date): void => {
    const day = toIso(date);
    latest.current = day;
    onPick(day);
  };
  const [start, end] = mode === 'range' ? (value ?? []) : [];
  const isSpan = start !== undefined && end !== undefined && start !== end;
  return (
    <CalendarFocusContext value={context}>
      <CalendarTotalsContext value={totals}>
        <DayPicker
          locale={calendarLocales[locale]}
          components={components}
          // Always six weeks, so that the height stays the same from month to month.
          fixedWeeks
          month={toDay(focused)}
          onMonthChange={turn}
          today={toDay(today)}
          startMonth={toDay(bounds.min)}
          endMonth={toDay(bounds.max)}
          disabled={{ before: toDay(bounds.min), after: toDay(bounds.max) }}
          onDayClick={(day, modifiers) => !modifiers.taken && pick(day)}
          modifiers={{
            selected: (value ?? []).map(toDay),
            between: isSpan ? { after: toDay(start), before: toDay(end) } : [],
            first: isSpan ? [toDay(start)] : [],
            last: isSpan ? [toDay(end)] : [],
            taken: taken.map((span) => ({ from: toDay(span.start), to: toDay(span.end) })),
          }}
          modifiersClassNames={modifierClasses}
          classNames={calendarClasses}
          labels={{
            labelNav: () => words.months,
            labelNext: () => words.next,
            labelPrevious: () => words.previous,
            labelDayButton: (day, modifiers) =>
              [
                formatCellDay(toIso(day), locale),
                ...stateWords(modifiers, words),
                ...totalWords(totals?.get(toIso(day)), words),
              ].join(', '),
          }}
        />
      </CalendarTotalsContext>
    </CalendarFocusContext>
  );
}
