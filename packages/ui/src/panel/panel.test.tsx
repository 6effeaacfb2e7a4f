// Specification: §2.23
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Panel, type PanelHandle } from './panel.tsx';

const panel = (isOpen: boolean, onClose: () => void) => (
  <Panel
    isOpen={isOpen}
    onClose={onClose}
    title="Filtres"
    words={{ close: 'Fermer' }}
    footer={<p>Pied</p>}
  >
    <p>Contenu</p>
  </Panel>
);

it('a panel is an open dialog named by its title; its close button and a press outside call onClose', async () => {
  const onClose = vi.fn();
  renderUi(panel(true, onClose));
  const dialog = screen.getByRole('dialog', { name: 'Filtres' });
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByText('Contenu'));
  await userEvent.click(dialog);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

it('a panel hides at once on presses outside, calls onClose once, and reappears if it stays open', async () => {
  const onClose = vi.fn();
  renderUi(panel(true, onClose));
  const dialog = screen.getByRole('dialog', { name: 'Filtres' });
  act(() => dialog.click());
  act(() => dialog.click());
  expect(dialog).toHaveAttribute('data-leaving');
  expect(onClose).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(dialog).not.toHaveAttribute('data-leaving'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('PanelHandle.leave calls its callback once, after the next paint and not during the press', async () => {
  const handle = createRef<PanelHandle>();
  const apply = vi.fn();
  renderUi(
    <Panel ref={handle} isOpen onClose={vi.fn()} title="Filtres" words={{ close: 'Fermer' }}>
      <button type="button" onClick={() => handle.current?.leave(apply)}>
        Appliquer
      </button>
    </Panel>,
  );
  act(() => screen.getByRole('button', { name: 'Appliquer' }).click());
  expect(apply).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(apply).toHaveBeenCalledOnce());
});

it('a panel reappears and can close again when the callback of PanelHandle.leave throws', () => {
  // In a hidden page, `afterPaint` runs the callback at once.
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => isHidden.mockRestore());
  const handle = createRef<PanelHandle>();
  renderUi(
    <Panel ref={handle} isOpen onClose={vi.fn()} title="Filtres" words={{ close: 'Fermer' }}>
      <p>Contenu</p>
    </Panel>,
  );
  const fail = (): never => {
    throw new Error('the filters cannot be applied');
  };
  expect(() => handle.current?.leave(fail)).toThrow('the filters cannot be applied');
  expect(screen.getByRole('dialog', { name: 'Filtres' })).not.toHaveAttribute('data-leaving');
  const apply = vi.fn();
  handle.current?.leave(apply);
  expect(apply).toHaveBeenCalledOnce();
});

it('a closed panel does not render its content', () => {
  renderUi(panel(false, vi.fn()));
  expect(screen.queryByText('Contenu')).toBeNull();
});

it('a panel that onClose unmounts calls close on its dialog element once', async () => {
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
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  close.mockRestore();
});
