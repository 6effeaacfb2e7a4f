import { use, useEffect, useRef } from 'react';
import type { DayButtonProps, MonthGridProps } from 'react-day-picker';
import { CalendarFocusContext } from './calendar-focus.ts';
import { CalendarTotalsContext, shortTotal } from './calendar-totals.ts';
import classes from './date-range-picker.module.css';
import { toIso } from './date-value.ts';

/**
 * The button of a day. It sets the focus itself, because the focus of react-day-picker jumps over
 * the bounds instead of stopping there.
 */
export function DayCell({
  day,
  modifiers,
  'aria-disabled': _skipped,
  onBlur: _unused,
  children,
  ...button
}: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const calendar = use(CalendarFocusContext);
  const iso = toIso(day.date);
  const total = use(CalendarTotalsContext)?.get(iso);
  const isFocused = calendar?.focused === iso;
  useEffect(() => {
    if (!isFocused || !calendar?.isMoving.current) return;
    calendar.isMoving.current = false;
    ref.current?.focus();
  }, [isFocused, calendar]);
  return (
    <button
      {...button}
      type="button"
      ref={ref}
      tabIndex={isFocused ? 0 : -1}
      disabled={modifiers.disabled === true}
      aria-disabled={modifiers.taken === true || undefined}
      aria-current={modifiers.today === true ? 'date' : undefined}
      onFocus={() => calendar?.onFocus(iso)}
      onKeyDown={(event) => {
        if (calendar?.onMove(event.key, event.shiftKey, iso)) event.preventDefault();
      }}
      data-total={total}
    >
      {children}
      {total !== undefined && total > 0 && (
        <span className={classes.total} data-short={shortTotal(total)} />
      )}
    </button>
  );
}

export function MonthTable(props: MonthGridProps) {
  const calendar = use(CalendarFocusContext);
  // The props of the library include the role of the table (`grid`).
  const grid = { ...props, 'aria-multiselectable': calendar?.isMultiselectable };
  return <table {...grid} />;
}
