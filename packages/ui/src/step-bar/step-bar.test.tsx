import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { StepBar } from './step-bar.tsx';

const words = {
  label: 'Étapes',
  position: (number: number, count: number) => `Étape ${number} sur ${count}`,
  done: 'fait',
};

it('says where one is, what is done, and leads where one may go; another step takes the focus', async () => {
  function Page() {
    const [current, setCurrent] = useState<'a' | 'b' | 'c'>('a');
    const steps = [
      { name: 'a', label: 'Un', href: '#a', isDone: current !== 'a' },
      { name: 'b', label: 'Deux', href: '#b', isDone: false },
      { name: 'c', label: 'Trois', href: undefined, isDone: false },
    ] as const;
    return (
      <>
        <StepBar current={current} steps={steps} words={words} link={(link) => <a {...link} />} />
        <button type="button" onClick={() => setCurrent('b')}>
          Suite
        </button>
      </>
    );
  }
  renderUi(<Page />);
  expect(screen.getByRole('navigation', { name: 'Étapes' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'step' })).toHaveTextContent('Un');
  expect(screen.queryByRole('link', { name: /Trois/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Suite' }));
  expect(screen.getByText('Étape 2 sur 3')).toHaveFocus();
  expect(screen.getByRole('link', { name: /Un/ })).toHaveTextContent('fait');
});
