import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { prepareDialog } from '../../test/prepare-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

beforeAll(prepareDialog);

const words = { confirm: 'Retirer', cancel: 'Annuler', close: 'Fermer' };

it('ConfirmDialog calls onConfirm for the confirm button only, and onCancel for the cancel and close buttons', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <MantineThemeProvider>
      <ConfirmDialog
        isOpen
        title="Retirer Sacha ?"
        words={words}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        <p>Il ne verra plus vos événements.</p>
      </ConfirmDialog>
    </MantineThemeProvider>,
  );
  expect(screen.getByRole('dialog', { name: 'Retirer Sacha ?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('ConfirmDialog does not call onConfirm for a press on the confirm button while isReady is false', async () => {
  const onConfirm = vi.fn();
  render(
    <MantineThemeProvider>
      <ConfirmDialog
        isOpen
        isReady={false}
        title="Archiver ?"
        words={words}
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />
    </MantineThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(onConfirm).not.toHaveBeenCalled();
});
