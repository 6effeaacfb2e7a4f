import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

it('gives the focus back to what opened it, even when it leaves the page at once', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Ouvrir
        </button>
        {isOpen && panel(true, () => setIsOpen(false))}
      </>
    );
  }
  renderUi(<Page />);
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(close).toHaveBeenCalledOnce();
  close.mockRestore();
});
