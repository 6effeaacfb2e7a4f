import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { Stepper } from './stepper.tsx';

const words = {
  label: 'Étapes',
  position: (number: number, count: number) => `Étape ${number} sur ${count}`,
  done: 'fait',
};

it('Stepper links only reachable steps, marks the current and done ones, and focuses the step number when it changes', async () => {
  function Page() {
    const [current, setCurrent] = useState<'a' | 'b' | 'c'>('a');
    const steps = [
      { name: 'a', label: 'Un', href: '#a', isDone: current !== 'a' },
      { name: 'b', label: 'Deux', href: '#b', isDone: false },
      { name: 'c', label: 'Trois', href: undefined, isDone: false },
    ] as const;
    return (
      <>
        <Stepper current={current} steps={steps} words={words} />
        <button type="button" onClick={() => setCurrent('b')}>
          Suite
        </button>
      </>
    );
  }
  render(
    <MantineThemeProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </MantineThemeProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Étapes' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'step' })).toHaveTextContent('Un');
  expect(screen.queryByRole('link', { name: /Trois/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Suite' }));
  expect(screen.getByText('Étape 2 sur 3')).toHaveFocus();
  expect(screen.getByRole('link', { name: /Un/ })).toHaveTextContent('fait');
});
