import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { pickerFr as words } from '../test/picker.fr.ts';
import { renderUi } from '../test/render.tsx';
import { Calendar } from './calendar.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const never = new Promise<never>(() => {});

/** A part of the page that does not end rendering for another value than `null`. */
function Rest({ value }: { value: readonly string[] | null }) {
  return <p>{value === null ? 'any day' : use(never)}</p>;
}

function show() {
  const onChange = vi.fn();
  function Page() {
    const [value, setValue] = useState<string[] | null>(null);
    const change = (next: string[] | null) => {
      onChange(next);
      setValue(next);
    };
    return (
      <Suspense fallback="nothing yet">
        <DateRangePicker today="2025-06-12" words={words} value={value} onChange={change} />
        <Rest value={value} />
      </Suspense>
    );
  }
  renderUi(<Page />);
  return onChange;
}

const day = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => act(async () => fireEvent.click(day(name)));

it('draws the pressed day as selected while the rest of the page still renders', async () => {
  show();
  await press(/20 juin 2025/);
  expect(day(/20 juin 2025/)).toHaveAttribute('data-selected');
  expect(screen.getByText('any day')).toBeVisible();
});

it('adds a second pressed day to the first while the page still renders the first', async () => {
  const onChange = show();
  await press(/20 juin 2025/);
  await press(/14 juin 2025/);
  expect(onChange.mock.calls).toEqual([[['2025-06-20']], [['2025-06-14', '2025-06-20']]]);
});

it('turns two months after two presses of the arrow while the page still renders the first', async () => {
  show();
  const arrow = screen.getByRole('button', { name: words.next });
  await act(async () => {
    fireEvent.click(arrow);
    fireEvent.click(arrow);
  });
  expect(day(/12 août 2025/)).toHaveAttribute('tabindex', '0');
});

it.each([
  ['pressed', fireEvent.click],
  ['focused', fireEvent.focus],
])(
  'turns one month from a day %s while the month arrow pressed before still renders',
  async (_, go) => {
    renderUi(<DateRangePicker today="2025-06-12" words={words} value={null} onChange={() => {}} />);
    const arrow = screen.getByRole('button', { name: words.next });
    await act(async () => {
      fireEvent.click(arrow);
      go(day(/20 juin 2025/));
      fireEvent.click(arrow);
    });
    expect(day(/20 juillet 2025/)).toHaveAttribute('tabindex', '0');
  },
);

it('draws a day pressed by a pointer once, without its focus before', async () => {
  const onFocus = vi.fn();
  renderUi(
    <Calendar
      mode="range"
      value={null}
      focused="2025-06-12"
      onFocus={onFocus}
      onPick={() => {}}
      today="2025-06-12"
      bounds={{ min: '2025-06-01', max: '2025-12-31' }}
      locale="fr"
      words={words}
    />,
  );
  await userEvent.click(day(/20 juin 2025/));
  expect(onFocus).not.toHaveBeenCalled();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(onFocus).toHaveBeenCalled();
});

it('draws the cells again for a second day of the month, and not the whole calendar', async () => {
  let drawn = 0;
  const counted = {
    ...words,
    // react-day-picker reads it once for each drawing.
    get months() {
      drawn += 1;
      return words.months;
    },
  };
  function Page() {
    const [value, setValue] = useState<string[] | null>(['2025-06-14']);
    return <DateRangePicker today="2025-06-12" words={counted} value={value} onChange={setValue} />;
  }
  renderUi(<Page />);
  const before = drawn;
  await press(/20 juin 2025/);
  expect(day(/17 juin 2025/)).toHaveAccessibleName(new RegExp(words.between));
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  expect(drawn).toBe(before);
});
