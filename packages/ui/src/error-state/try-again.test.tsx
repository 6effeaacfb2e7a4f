import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TryAgain } from './try-again.tsx';

it('TryAgain shows its title as an alert, and calls onRetry on a press of its button', async () => {
  const onRetry = vi.fn();
  render(<TryAgain title="Une erreur est survenue" retry="Réessayer" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Une erreur est survenue');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
