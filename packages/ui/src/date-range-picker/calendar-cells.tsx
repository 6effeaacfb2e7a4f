import { startTransition, use, useEffect, useOptimistic, useRef } from 'react';
import type { DayButtonProps, DayProps, MonthGridProps } from 'react-day-picker';
import { CalendarChoiceContext, unchosen } from './calendar-choice.ts';
import { choiceClasses } from './calendar-classes.ts';
import { CalendarFocusContext } from './calendar-focus.ts';
import { CalendarTotalsContext, shortTotal } from './calendar-totals.ts';
import { toIso } from './date-value.ts';

/** The cell around the button of a day. */
export function DayFrame({ day, modifiers: _unused, className, ...props }: DayProps) {
  const choice = use(CalendarChoiceContext);
  const { isSelected, isFirst, isLast, isBetween } = choice?.stateOf(toIso(day.date)) ?? unchosen;
  const looks = [
    className,
    ...(isBetween ? [choiceClasses.between] : []),
    ...(isFirst ? [choiceClasses.first] : []),
    ...(isLast ? [choiceClasses.last] : []),
  ];
  // The props of the library include the role of the cell (`gridcell`).
  const cell = { ...props, 'aria-selected': isSelected || undefined };
  return <td {...cell} className={looks.join(' ')} />;
}

/**
 * The button of a day. It sets the focus itself, because the focus of react-day-picker jumps over
 * the bounds instead of stopping there.
 */
export function DayCell({
  day,
  modifiers,
  'aria-disabled': _skipped,
  'aria-label': _unnamed,
  onBlur: _unused,
  onClick: _unpressed,
  children,
  ...button
}: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const isPointed = useRef(false);
  const calendar = use(CalendarFocusContext);
  const choice = use(CalendarChoiceContext);
  const iso = toIso(day.date);
  const total = use(CalendarTotalsContext)?.get(iso);
  const isFocused = calendar?.focused === iso;
  const [isShownSelected, showSelected] = useOptimistic(choice?.stateOf(iso).isSelected === true);
  useEffect(() => {
    if (!isFocused || !calendar?.isMoving.current) return;
    calendar.isMoving.current = false;
    ref.current?.focus();
  }, [isFocused, calendar]);
  const press = () => {
    isPointed.current = false;
    // A transition: the paint after the press waits for this cell alone.
    startTransition(() => {
      if (modifiers.taken) return calendar?.onFocus(iso);
      showSelected((shown) => !shown || calendar?.isToggled === false);
      calendar?.onPick(iso);
    });
  };
  return (
    <button
      {...button}
      type="button"
      ref={ref}
      tabIndex={isFocused ? 0 : -1}
      disabled={modifiers.disabled === true}
      aria-disabled={modifiers.taken === true || undefined}
      aria-current={modifiers.today === true ? 'date' : undefined}
      aria-label={choice?.labelOf(iso, modifiers)}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      // A press that becomes a scroll, or leaves the cell, does not end as a click.
      onPointerCancel={() => {
        isPointed.current = false;
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') isPointed.current = false;
      }}
      // The focus of a pointer comes just before its press, which moves the focus too: drawing both
      // would delay the paint.
      onFocus={() => {
        if (!isPointed.current) startTransition(() => calendar?.onFocus(iso));
      }}
      onClick={press}
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
