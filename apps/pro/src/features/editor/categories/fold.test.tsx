import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Fold } from './fold.tsx';

it('a fold that was opened and closed opens again for each new fault in it, and stays open when the fault ends', async () => {
  const fold = (mustOpen: boolean) => (
    <Fold summary="Dates" mustOpen={mustOpen} content={() => <p>Début après la fin</p>} />
  );
  const { rerender } = render(fold(false));
  expect(screen.queryByText('Début après la fin')).toBeNull();
  for (const _fault of ['first', 'second']) {
    if (screen.queryByText('Début après la fin') === null)
      await userEvent.click(screen.getByText('Dates'));
    await userEvent.click(screen.getByText('Dates'));
    expect(screen.getByText('Début après la fin')).not.toBeVisible();
    rerender(fold(true));
    expect(screen.getByText('Début après la fin')).toBeVisible();
    rerender(fold(false));
    expect(screen.getByText('Début après la fin')).toBeVisible();
  }
});
