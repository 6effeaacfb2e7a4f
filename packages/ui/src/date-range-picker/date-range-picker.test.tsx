// Specification: §2.23, §3.8, §4.11, §5.7, §5.8, §5.9
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pickerFr as words } from '../test/picker.fr.ts';
import { renderUi } from '../test/render.tsx';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';

const show = (props: Partial<DateRangePickerProps> = {}) => {
  const onChange = vi.fn();
  function Picker() {
    const [value, setValue] = useState(props.value ?? null);
    const change = (next: string[] | null) => {
      onChange(next);
      setValue(next);
    };
    return (
      <DateRangePicker
        today="2025-06-12"
        words={words}
        {...props}
        value={value}
        onChange={change}
      />
    );
  }
  renderUi(<Picker />);
  return onChange;
};
const day = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => userEvent.click(day(name));
const liveRegion = () => screen.getAllByRole('status').at(-1);
const weekend = {
  name: 'nextWeekend',
  label: 'Ce week-end',
  start: '2025-07-05',
  end: '2025-07-06',
};
const todayPreset = { name: 'today', label: 'Aujourd’hui', start: '2025-06-12', end: '2025-06-12' };

describe('§4 "Date picker: the mode decides behaviour"', () => {
  it('"Range mode (default): first click sets start, second sets end, sorted so start is not after end; a click when two dates exist restarts"', async () => {
    const onChange = show();
    await press(/20 juin 2025/);
    expect(liveRegion()).toHaveTextContent('Depuis le vendredi 20 juin 2025');
    await press(/14 juin 2025/);
    expect(liveRegion()).toHaveTextContent('Du samedi 14 juin 2025 au vendredi 20 juin 2025');
    expect(day(/14 juin 2025, premier jour/)).toBeVisible();
    expect(day(/17 juin 2025, dans la période/)).toBeVisible();
    expect(day(/20 juin 2025, dernier jour/)).toBeVisible();
    await press(/17 juin 2025/);
    expect(onChange.mock.calls).toEqual([
      [['2025-06-20']],
      [['2025-06-14', '2025-06-20']],
      [['2025-06-17']],
    ]);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('"Multiple mode: a click toggles a date"', async () => {
    const onChange = show({ mode: 'multiple' });
    await press(/20 juin 2025/);
    await press(/14 juin 2025/);
    expect(liveRegion()).toHaveTextContent('2 jours');
    await press(/20 juin 2025, choisi/);
    await press(/14 juin 2025, choisi/);
    expect(liveRegion()).toHaveTextContent('Aucune date');
    expect(onChange.mock.calls).toEqual([
      [['2025-06-20']],
      [['2025-06-14', '2025-06-20']],
      [['2025-06-14']],
      [null],
    ]);
  });

  it('"Single mode selects one date"', async () => {
    const onChange = show({ mode: 'single' });
    await press(/20 juin 2025/);
    await press(/14 juin 2025/);
    expect(onChange.mock.calls).toEqual([[['2025-06-20']], [['2025-06-14']]]);
    expect(liveRegion()).toHaveTextContent(/^samedi 14 juin 2025$/);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'false');
  });

  it('"Picking a preset sets the value and focuses its start"', async () => {
    const onChange = show({ presets: [todayPreset, weekend] });
    await userEvent.click(screen.getByRole('button', { name: 'Ce week-end', pressed: false }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2025-07-05', '2025-07-06']);
    expect(screen.getByText(/^juillet 2025$/i)).toBeVisible();
    expect(day(/ 5 juillet 2025/)).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Ce week-end', pressed: true })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Du' })).toHaveValue('05/07/2025');
    expect(screen.getByRole('textbox', { name: 'Au' })).toHaveValue('06/07/2025');
  });

  it('clears a preset on a second press; a click after a one-day preset starts a new range', async () => {
    const onChange = show({ presets: [todayPreset] });
    const chip = screen.getByRole('button', { name: 'Aujourd’hui' });
    await userEvent.click(chip);
    await userEvent.click(chip);
    await userEvent.click(chip);
    await press(/20 juin 2025/);
    expect(onChange.mock.calls).toEqual([
      [['2025-06-12', '2025-06-12']],
      [null],
      [['2025-06-12', '2025-06-12']],
      [['2025-06-20']],
    ]);
  });
});

describe('§5 "Date picker"', () => {
  it('"locale fr; 1 visible month": its weeks begin on Monday, and today has aria-current', () => {
    show();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByRole('grid')).toHaveAccessibleName(/juin 2025/i);
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^lu/i);
    expect(day(/jeudi 12 juin 2025, aujourd’hui/)).toHaveAttribute('aria-current', 'date');
    expect(day(/dimanche 1 juin 2025/)).toBeVisible();
  });

  it('writes the month, the week days and the days in English with the locale en', () => {
    show({ locale: 'en' });
    expect(screen.getByRole('grid')).toHaveAccessibleName('June 2025');
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^mo/i);
    expect(day(/Saturday,? 14 June 2025/)).toBeVisible();
  });

  it('"dates are clamped to min and max if given": days beyond cannot be pressed, months beyond cannot be reached', async () => {
    const onChange = show({ min: '2025-06-10', max: '2025-06-20' });
    expect(day(/lundi 9 juin 2025/)).toBeDisabled();
    expect(day(/10 juin 2025/)).toBeEnabled();
    expect(day(/20 juin 2025/)).toBeEnabled();
    expect(day(/21 juin 2025/)).toBeDisabled();
    await press(/ 9 juin 2025/);
    await press(/Mois suivant/);
    await press(/Mois précédent/);
    expect(screen.getByText(/^juin 2025$/i)).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('"default year range 1900 to 2100": clamps a typed date to 01/01/1900 or 31/12/2100', async () => {
    const onChange = show({ mode: 'single' });
    const field = screen.getByRole('textbox', { name: 'Date' });
    for (const [typed, kept] of [
      ['31/12/1899', '01/01/1900'],
      ['01/01/2101', '31/12/2100'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      expect(field).toHaveValue(kept);
    }
    expect(onChange.mock.calls.at(-1)).toEqual([['2100-12-31']]);
    expect(screen.getByText(/^décembre 2100$/i)).toBeVisible();
  });
});

describe('the date fields of the date picker', () => {
  const typeIn = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    return field;
  };

  it('§5 "typed input accepts only digits and the locale separator"', async () => {
    show();
    expect(await typeIn('Du', '1a4-/0 6/juin2025')).toHaveValue('14/06/2025');
    expect(screen.getByRole('textbox', { name: 'Du' })).toHaveAccessibleDescription('jj/mm/aaaa');
  });

  it('selects a typed date on blur or Enter, sorts the range, and shows the month', async () => {
    const onChange = show();
    await typeIn('Du', '14/08/2025');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await typeIn('Au', '02/08/2025{Enter}');
    expect(onChange.mock.calls).toEqual([[['2025-08-14']], [['2025-08-02', '2025-08-14']]]);
    expect(screen.getByText(/^août 2025$/i)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Du' })).toHaveValue('02/08/2025');
  });

  it.each([
    ['nothing chosen: today', null, '12/06/2025'],
    ['a day chosen: that day', ['2025-08-14'], '14/08/2025'],
  ])(
    '§5 "unparseable input on blur falls back to the focused date": %s',
    async (_, value, expected) => {
      show({ mode: 'single', value });
      const field = await typeIn('Date', '99/99');
      await userEvent.tab();
      expect(field).toHaveValue(expected);
    },
  );

  it('§5 "unparseable input on blur falls back to the focused date": the day that the arrow keys reached', async () => {
    const onChange = show({ mode: 'single' });
    day(/12 juin 2025/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await typeIn('Date', '5');
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2025-06-19']);
  });

  it('§5 "dates are clamped to min and max if given": days typed outside become the bounds', async () => {
    const onChange = show({ min: '2025-06-10', max: '2025-06-20' });
    await typeIn('Du', '01/01/2020');
    await userEvent.tab();
    await typeIn('Au', '01/01/2030');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[['2025-06-10']], [['2025-06-10', '2025-06-20']]]);
  });

  it('Escape discards the typed text; an emptied field clears its day; a blur without a change does nothing', async () => {
    const onChange = show({ value: ['2025-06-14', '2025-06-20'] });
    const field = await typeIn('Du', '01/01/2');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('14/06/2025');
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2025-06-20']);
  });

  it('in multiple mode, adds a typed day to the others, in order, and empties the field', async () => {
    const onChange = show({ mode: 'multiple', value: ['2025-06-14'] });
    const field = await typeIn('Date', '02/06/2025{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2025-06-02', '2025-06-14']);
    expect(field).toHaveValue('');
  });
});

describe('the date picker by keyboard', () => {
  it('has one day in the tab order; arrows, Page Up and Down, Home and End move the focus; Enter and Space select', async () => {
    const onChange = show();
    const grid = screen.getByRole('grid');
    expect(
      within(grid)
        .getAllByRole('button')
        .filter((one) => one.tabIndex === 0),
    ).toHaveLength(1);
    day(/12 juin 2025/).focus();
    for (const [key, name] of [
      ['{ArrowRight}', /13 juin/],
      ['{ArrowDown}', /20 juin/],
      ['{Home}', /16 juin/],
      ['{End}', /22 juin/],
      ['{PageDown}', /22 juillet/],
      ['{PageUp}', /22 juin/],
      ['{ArrowUp}', /15 juin/],
      ['{ArrowLeft}', /14 juin/],
    ] as const) {
      await userEvent.keyboard(key);
      expect(day(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}{ArrowRight} ');
    expect(onChange.mock.calls).toEqual([[['2025-06-14']], [['2025-06-14', '2025-06-15']]]);
  });

  it('Shift with Page Down moves the focus by a year', async () => {
    show();
    day(/12 juin 2025/).focus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(day(/12 juin 2026/)).toHaveFocus();
  });

  it('keys stop the focus at the first and at the last day that can be chosen', async () => {
    show({ min: '2025-06-10', max: '2025-07-03' });
    day(/12 juin 2025/).focus();
    await userEvent.keyboard('{PageUp}');
    expect(day(/10 juin 2025/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(day(/10 juin 2025/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    expect(day(/ 3 juillet 2025/)).toHaveFocus();
  });

  it('a month arrow keeps the focus, and puts the same day of the next month in the tab order', async () => {
    show({ min: '2025-06-10' });
    await press(/Mois suivant/);
    expect(day(/12 juillet 2025/)).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toHaveFocus();
  });
});
