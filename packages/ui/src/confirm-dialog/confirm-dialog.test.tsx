import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const words = { confirm: 'Retirer', cancel: 'Annuler', close: 'Fermer' };

it('ConfirmDialog calls onConfirm on its confirm button only, and onCancel on Cancel and Close', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderUi(
    <ConfirmDialog
      isOpen
      title="Retirer Sacha ?"
      words={words}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>Il ne verra plus vos événements.</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Retirer Sacha ?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
