import { useMemo, useRef } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { DayCell, MonthTable } from './calendar-cells.tsx';
import { calendarClasses, modifierClasses } from './calendar-classes.ts';
import { type CalendarFocus, CalendarFocusContext } from './calendar-focus.ts';
import { moveDay, sameDayIn } from './calendar-keys.ts';
import { type DateBounds, type DateMode, type DateSpan, toDay, toIso } from './date-value.ts';
import { formatCellDay } from './picked-day.ts';
import { calendarLocales, type PickerLocale } from './picker-locale.ts';

export type CalendarWords = {
  /** Name of the two arrows together: "Mois". */
  months: string;
  previous: string;
  next: string;
  /** Said after the name of a day. */
  today: string;
  selected: string;
  first: string;
  last: string;
  between: string;
  /** Said of a day that somebody has taken; needed with `taken`. */
  taken?: string;
};

export type CalendarProps = {
  mode: DateMode;
  value: readonly string[] | null;
  onPick: (day: string) => void;
  /** The day the calendar stands on: its month is shown, and Tab reaches it. */
  focused: string;
  onFocus: (day: string) => void;
  today: string;
  bounds: DateBounds;
  /** Days that cannot be chosen though they lie within the bounds; one may stand on them, to hear why. */
  taken?: readonly DateSpan[];
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

/** One month of days. Arrows, Page Up and Down (Shift: years), Home and End move; Enter and Space choose. */
export function Calendar({
  mode,
  value,
  onPick,
  focused,
  onFocus,
  today,
  bounds,
  taken = none,
  locale,
  words,
}: CalendarProps) {
  const isMoving = useRef(false);
  const context = useMemo(
    (): CalendarFocus => ({
      focused,
      onFocus,
      isMoving,
      isMultiselectable: mode !== 'single',
      onMove: (key, isShift, day) => {
        const next = moveDay(key, isShift, day, bounds);
        if (next === undefined) return false;
        isMoving.current = next !== day;
        onFocus(next);
        return true;
      },
    }),
    [focused, onFocus, mode, bounds],
  );
  const [start, end] = mode === 'range' ? (value ?? []) : [];
  const isSpan = start !== undefined && end !== undefined && start !== end;
  return (
    <CalendarFocusContext value={context}>
      <DayPicker
        locale={calendarLocales[locale]}
        components={components}
        // Six weeks in every month, so that nothing moves under the finger from one to the next.
        fixedWeeks
        month={toDay(focused)}
        onMonthChange={(month) => onFocus(sameDayIn(month, focused, bounds))}
        today={toDay(today)}
        startMonth={toDay(bounds.min)}
        endMonth={toDay(bounds.max)}
        disabled={{ before: toDay(bounds.min), after: toDay(bounds.max) }}
        onDayClick={(day, modifiers) => !modifiers.taken && onPick(toIso(day))}
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
            [formatCellDay(toIso(day), locale), ...stateWords(modifiers, words)].join(', '),
        }}
      />
    </CalendarFocusContext>
  );
}
