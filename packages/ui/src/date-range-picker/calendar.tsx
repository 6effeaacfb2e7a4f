import { memo, startTransition, useCallback, useEffect, useMemo, useRef } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { DayCell, DayFrame, MonthTable } from './calendar-cells.tsx';
import {
  type CalendarChoice,
  CalendarChoiceContext,
  type DayState,
  dayStates,
} from './calendar-choice.ts';
import { calendarClasses, modifierClasses } from './calendar-classes.ts';
import { type CalendarFocus, CalendarFocusContext } from './calendar-focus.ts';
import { moveDay } from './calendar-keys.ts';
import { CalendarTotalsContext } from './calendar-totals.ts';
import { type DateBounds, type DateMode, type DateSpan, toDay } from './date-value.ts';
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
const components = { Day: DayFrame, DayButton: DayCell, MonthGrid: MonthTable };

const stateWords = (state: DayState, modifiers: Modifiers, words: CalendarWords): string[] => [
  ...(modifiers.today ? [words.today] : []),
  ...(state.isFirst
    ? [words.first]
    : state.isLast
      ? [words.last]
      : state.isSelected
        ? [words.selected]
        : []),
  ...(state.isBetween ? [words.between] : []),
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
      onPick: (day) => {
        latest.current = day;
        onPick(day);
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
    [focused, onFocus, onPick, mode, bounds],
  );
  const choice = useMemo((): CalendarChoice => {
    const stateOf = dayStates(mode, value);
    return {
      stateOf,
      labelOf: (day, modifiers) =>
        [
          formatCellDay(day, locale),
          ...stateWords(stateOf(day), modifiers, words),
          ...totalWords(totals?.get(day), words),
        ].join(', '),
    };
  }, [mode, value, totals, locale, words]);
  const turn = useCallback(
    (key: 'PageUp' | 'PageDown'): void => {
      const day = moveDay(key, false, latest.current, bounds) ?? latest.current;
      latest.current = day;
      // A transition: the paint after the press waits for the arrow alone.
      startTransition(() => onFocus(day));
    },
    [onFocus, bounds],
  );
  return (
    <CalendarFocusContext value={context}>
      <CalendarChoiceContext value={choice}>
        <CalendarTotalsContext value={totals}>
          <Month
            month={focused.slice(0, 'yyyy-MM'.length)}
            onTurn={turn}
            today={today}
            bounds={bounds}
            taken={taken}
            locale={locale}
            words={words}
          />
        </CalendarTotalsContext>
      </CalendarChoiceContext>
    </CalendarFocusContext>
  );
}

type MonthProps = Required<
  Pick<CalendarProps, 'today' | 'bounds' | 'taken' | 'locale' | 'words'>
> & {
  /** `yyyy-MM`. */
  month: string;
  onTurn: (key: 'PageUp' | 'PageDown') => void;
};

// Memoised: react-day-picker computes all its days at once, and a press within the month changes
// none of them.
const Month = memo(({ month, onTurn, today, bounds, taken, locale, words }: MonthProps) => {
  const first = toDay(`${month}-01`);
  return (
    <DayPicker
      locale={calendarLocales[locale]}
      components={components}
      // Always six weeks, so that the height stays the same from month to month.
      fixedWeeks
      month={first}
      onMonthChange={(shown) => onTurn(shown < first ? 'PageUp' : 'PageDown')}
      today={toDay(today)}
      startMonth={toDay(bounds.min)}
      endMonth={toDay(bounds.max)}
      disabled={{ before: toDay(bounds.min), after: toDay(bounds.max) }}
      // Makes the days buttons. DayCell handles their presses.
      onDayClick={() => undefined}
      modifiers={{ taken: taken.map((span) => ({ from: toDay(span.start), to: toDay(span.end) })) }}
      modifiersClassNames={modifierClasses}
      classNames={calendarClasses}
      labels={{
        labelNav: () => words.months,
        labelNext: () => words.next,
        labelPrevious: () => words.previous,
        // DayCell names the days.
        labelDayButton: () => '',
      }}
    />
  );
});
