import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HeaderMenu } from './header-menu.tsx';

const menu = (onChoice = vi.fn()) => (
  <HeaderMenu
    label="Mon compte"
    face="Camille"
    className={undefined}
    menuClassName={undefined}
    width={280}
  >
    {(close) => (
      <button
        type="button"
        onClick={() => {
          onChoice();
          close();
        }}
      >
        Choisir
      </button>
    )}
  </HeaderMenu>
);

it('opens under its button, which stays the same one and keeps the focus', async () => {
  render(<MantineThemeProvider>{menu()}</MantineThemeProvider>);
  const button = screen.getByRole('button', { name: 'Mon compte' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const opened = await screen.findByRole('dialog', { name: 'Mon compte' }, { timeout: 5000 });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', opened.id);
  expect(button).toHaveFocus();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Mon compte' }))],
  ['a choice', () => userEvent.click(screen.getByRole('button', { name: 'Choisir' }))],
  ['a press elsewhere', () => userEvent.click(document.body)],
])('is closed by %s', async (_name, act) => {
  render(<MantineThemeProvider>{menu()}</MantineThemeProvider>);
  await userEvent.click(screen.getByRole('button', { name: 'Mon compte' }));
  await screen.findByRole('dialog', { name: 'Mon compte' }, { timeout: 5000 });
  await act();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Mon compte' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
