import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Panel } from './panel.tsx';

const panel = (isOpen: boolean, onClose: () => void) => (
  <Panel isOpen={isOpen} onClose={onClose} title="Filtres" words={{ close: 'Fermer' }} footer={<p>Pied</p>}>
    <p>Contenu</p>
  </Panel>
);

it('is a modal dialog named by its title, which asks to be closed', async () => {
  const onClose = vi.fn();
  renderUi(panel(true, onClose));
  const dialog = screen.getByRole('dialog', { name: 'Filtres' });
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await userEvent.click(screen.getByText('Contenu'));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('renders nothing of its content while closed', () => {
  renderUi(panel(false, vi.fn()));
  expect(screen.queryByText('Contenu')).toBeNull();
});
