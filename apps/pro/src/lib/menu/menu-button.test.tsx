import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

const slowly = { timeout: 5000 };
const onSelect = vi.fn();
const open = async () => {
  onSelect.mockClear();
  render(
    <MantineThemeProvider>
      <MenuButton
        width={280}
        button={(attributes) => (
          <button type="button" {...attributes}>
            Mon compte
          </button>
        )}
        head={<p>camille@example.org</p>}
        groups={[
          {
            actions: [
              { label: 'Profil', href: '/profil' },
              { label: 'Sortir', onSelect },
            ],
          },
          {
            label: 'Organisation',
            choices: [
              { label: 'Toutes', isChosen: true, onSelect },
              { label: 'Le Bal', isChosen: false, onSelect },
            ],
          },
        ]}
      />
    </MantineThemeProvider>,
  );
  const button = screen.getByRole('button', { name: 'Mon compte' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return { button, menu: await screen.findByRole('menu', { name: 'Mon compte' }, slowly) };
};

it('Enter on the menu button opens a menu named by the button, with a link and a group whose chosen entry is checked', async () => {
  const { button, menu } = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', menu.id);
  expect(menu).toHaveTextContent('camille@example.org');
  expect(within(menu).getByRole('menuitem', { name: 'Profil' })).toHaveAttribute('href', '/profil');
  const choices = within(within(menu).getByRole('group', { name: 'Organisation' }));
  expect(choices.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Toutes');
});

it('the down arrow focuses the next entry of the menu; Enter calls its onSelect, closes the menu and focuses the button', async () => {
  const { button, menu } = await open();
  await vi.waitFor(() =>
    expect(within(menu).getByRole('menuitem', { name: 'Profil' })).toHaveFocus(),
  );
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Sortir' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the menu button', () => userEvent.click(screen.getByRole('button', { name: 'Mon compte' }))],
  ['a choice', () => userEvent.click(screen.getByRole('menuitemradio', { name: 'Le Bal' }))],
  ['a press elsewhere', () => userEvent.click(document.body)],
])('closes the menu on %s', async (_name, act) => {
  const { button, menu } = await open();
  await vi.waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  await act();
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
