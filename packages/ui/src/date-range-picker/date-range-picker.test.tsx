import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import { clampDate, pickDate, toDay, toIso } from './date-value.ts';

describe('the value after a press', () => {
  it.each([
    ['range', null, '2025-06-14', ['2025-06-14']],
    ['range', ['2025-06-14'], '2025-06-20', ['2025-06-14', '2025-06-20']],
    ['range', ['2025-06-14'], '2025-06-02', ['2025-06-02', '2025-06-14']],
    ['range', ['2025-06-02', '2025-06-14'], '2025-06-05', ['2025-06-05']],
    ['multiple', ['2025-06-14'], '2025-06-02', ['2025-06-02', '2025-06-14']],
    ['multiple', ['2025-06-02', '2025-06-14'], '2025-06-14', ['2025-06-02']],
    ['multiple', ['2025-06-14'], '2025-06-14', null],
    ['single', ['2025-06-14'], '2025-06-02', ['2025-06-02']],
  ] as const)('%s: %j then %s gives %j', (mode, value, day, expected) => expect(pickDate(mode, value, day)).toEqual(expected));

  it('dates are clamped to min and max', () => {
    expect(['2025-01-01', '2025-06-14', '2026-01-01'].map((day) => clampDate(day, '2025-06-01', '2025-06-30'))).toEqual([
      '2025-06-01',
      '2025-06-14',
      '2025-06-30',
    ]);
  });

  it('a day survives both clock changes and both ends of the calendar', () => {
    for (const day of ['2025-03-30', '2025-10-26', '1900-01-01', '2100-12-31']) expect(toIso(toDay(day))).toBe(day);
  });
});

const words = { presets: 'Raccourcis', previous: 'Mois précédent', next: 'Mois suivant' };
const show = (props: Partial<DateRangePickerProps> = {}) => {
  const onChange = vi.fn();
  renderUi(<DateRangePicker today="2025-06-12" value={null} onChange={onChange} words={words} {...props} />);
  return onChange;
};

describe('the calendar', () => {
  it('shows one month, in French, from Monday', () => {
    show();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByText(/juin 2025/i)).toBeVisible();
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^lu/i);
  });

  it('a press chooses a day, a day before the first one does nothing', async () => {
    const onChange = show({ min: '2025-06-10' });
    await userEvent.click(screen.getByRole('button', { name: /14 juin 2025/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2025-06-14']);
    expect(screen.getByRole('button', { name: /lundi 9 juin 2025/ })).toBeDisabled();
  });

  it('picking a preset sets the value and shows its start; pressing it again clears', async () => {
    const presets = [{ name: 'nextWeekend', label: 'Ce week-end', start: '2025-07-05', end: '2025-07-06' }];
    const onChange = show({ presets });
    await userEvent.click(screen.getByRole('button', { name: 'Ce week-end', pressed: false }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2025-07-05', '2025-07-06']);
    expect(screen.getByText(/juillet 2025/i)).toBeVisible();
  });

  it('a value equal to a preset shows it pressed', async () => {
    const presets = [{ name: 'today', label: 'Aujourd’hui', start: '2025-06-12', end: '2025-06-12' }];
    const onChange = show({ presets, value: ['2025-06-12'] });
    await userEvent.click(screen.getByRole('button', { name: 'Aujourd’hui', pressed: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });
});
