import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { prepareDialog } from '../../test/prepare-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

beforeAll(prepareDialog);

const dialog = (props: Partial<DialogProps> = {}) => (
  <Dialog
    isOpen
    onClose={vi.fn()}
    title="Filtres"
    words={{ close: 'Fermer' }}
    footer={<p>Pied</p>}
    {...props}
  >
    <p>Contenu</p>
    <button type="button">Dedans</button>
  </Dialog>
);
const show = (props?: Partial<DialogProps>) =>
  render(<MantineThemeProvider>{dialog(props)}</MantineThemeProvider>);

it.each(['centre', 'side'] as const)(
  'Dialog renders a modal dialog named by its level-2 heading, without header or footer elements, with the placement %s',
  (placement) => {
    show({ placement });
    const opened = screen.getByRole('dialog', { name: 'Filtres' });
    expect(opened).toHaveAttribute('aria-modal', 'true');
    expect(opened).toHaveAttribute('data-placement', placement);
    expect(opened).toHaveTextContent('Pied');
    // In a `<section>` with a role, header and footer would be landmarks of the page.
    expect(opened.querySelector('header, footer')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Filtres', level: 2 })).toBeVisible();
  },
);

it.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Fermer' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press outside',
    () => userEvent.click(document.querySelector('.mantine-Modal-overlay') as Element),
  ],
])('Dialog calls onClose once for %s, and not for a press on the content', async (_name, act) => {
  const onClose = vi.fn();
  show({ onClose });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus());
  await userEvent.click(screen.getByText('Contenu'));
  expect(onClose).not.toHaveBeenCalled();
  await act();
  expect(onClose).toHaveBeenCalledOnce();
});

it('Dialog renders no content while it is closed', () => {
  show({ isOpen: false });
  expect(screen.queryByText('Contenu')).toBeNull();
});

it('Tab on the last button of the dialog moves the focus to its first button', async () => {
  show();
  const close = screen.getByRole('button', { name: 'Fermer' });
  await vi.waitFor(() => expect(close).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dedans' })).toHaveFocus();
  await userEvent.tab();
  expect(close).toHaveFocus();
});

it.each([
  ['stays mounted', true],
  ['is unmounted when it closes', false],
])('gives the focus back to the button that opened a dialog that %s', async (_name, isKept) => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Ouvrir
        </button>
        {(isKept || isOpen) && dialog({ isOpen, onClose: () => setIsOpen(false) })}
      </>
    );
  }
  render(
    <MantineThemeProvider>
      <Page />
    </MantineThemeProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  await userEvent.click(opener);
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

it('Escape calls onClose only for the front one of two open dialogs', async () => {
  const closeBehind = vi.fn();
  const closeFront = vi.fn();
  render(
    <MantineThemeProvider>
      {dialog({ onClose: closeBehind, title: 'Derrière' })}
      {dialog({ onClose: closeFront, title: 'Devant', placement: 'side' })}
    </MantineThemeProvider>,
  );
  const front = screen.getByRole('dialog', { name: 'Devant' });
  await vi.waitFor(() => expect(front).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  expect(closeFront).toHaveBeenCalledOnce();
  expect(closeBehind).not.toHaveBeenCalled();
});
