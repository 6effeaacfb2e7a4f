import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TryAgain } from './try-again.tsx';

it('shows the error as an alert and calls onRetry on a press', async () => {
  const onRetry = vi.fn();
  render(<TryAgain title="Une erreur est survenue" retry="Réessayer" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Une erreur est survenue');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
