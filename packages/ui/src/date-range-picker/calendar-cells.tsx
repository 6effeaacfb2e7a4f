import { startTransition, use, useEffect, useOptimistic, useRef } from 'react';
import type { DayButtonProps, MonthGridProps } from 'react-day-picker';
import { CalendarFocusContext } from './calendar-focus.ts';
import { CalendarTotalsContext, shortTotal } from './calendar-totals.ts';
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
  onClick,
  children,
  ...button
}: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const calendar = use(CalendarFocusContext);
  const iso = toIso(day.date);
  const total = use(CalendarTotalsContext)?.get(iso);
  const isFocused = calendar?.focused === iso;
  const [isShownSelected, showSelected] = useOptimistic(modifiers.selected === true);
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
      // A transition: the press that moved the focus draws the calendar for the choice of the day.
      onFocus={() => startTransition(() => calendar?.onFocus(iso))}
      // Likewise: the paint after the press waits for this cell alone.
      onClick={(event) =>
        startTransition(() => {
          if (!modifiers.taken) showSelected((shown) => !shown || calendar?.isToggled === false);
          onClick?.(event);
        })
      }
      onKeyDown={(event) => {
        if (calendar?.onMove(event.key, event.shiftKey, iso)) event.preventDefault();
      }}
      data-selected={isShownSelected || undefined}
      data-total={total}
      // The style sheet draws it: as text of the button, it would be part of the visible label, which
      // the name of the button has to contain.
      data-short={total === undefined || total === 0 ? undefined : shortTotal(total)}
    >
      {children}
    </button>
  );
}

export function MonthTable(props: MonthGridProps) {
  const calendar = use(CalendarFocusContext);
  // The props of the library include the role of the table (`grid`).
  const grid = { ...props, 'aria-multiselectable': calendar?.isMultiselectable };
  return <table {...grid} />;
}
