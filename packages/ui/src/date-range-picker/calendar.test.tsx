import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { pickerFr } from '../test/picker.fr.ts';
import { renderUi } from '../test/render.tsx';
import { Calendar } from './calendar.tsx';

const taken = [{ start: '2025-06-16', end: '2025-06-18' }];

function show(onPick = vi.fn()) {
  function Page() {
    const [focused, setFocused] = useState('2025-06-14');
    const at = {
      focused,
      onFocus: setFocused,
      today: '2025-06-12',
      bounds: { min: '2025-06-10', max: '2025-07-31' },
    };
    return (
      <Calendar
        mode="single"
        value={null}
        locale="fr"
        {...at}
        onPick={onPick}
        taken={taken}
        words={{ ...pickerFr, taken: 'déjà pris' }}
      />
    );
  }
  renderUi(<Page />);
  return onPick;
}
const day = (name: RegExp) => screen.getByRole('button', { name });

it('a calendar marks taken days as disabled, ignores a press on one, and accepts the day after', async () => {
  const onPick = show();
  expect(day(/16 juin 2025, déjà pris/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day(/18 juin 2025, déjà pris/));
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.click(day(/19 juin 2025$/));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2025-06-19');
});

it('in a calendar, the arrow keys can focus a taken day, but Enter does not choose it', async () => {
  const onPick = show();
  day(/14 juin 2025/).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(day(/16 juin 2025/)).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2025-06-19');
});
