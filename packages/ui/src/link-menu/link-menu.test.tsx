import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { LinkMenu } from './link-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { MenuList } from './menu-list.tsx';

const items = [
  { key: 'file', label: 'Fichier', href: '/file.ics', isDownload: true },
  { key: 'web', label: 'Google Agenda', href: 'https://calendar.example' },
];

it('a link menu opens on a press; Escape closes it and moves the focus to its button', async () => {
  renderUi(<LinkMenu label="Ajouter à mon agenda" icon="calendar" items={items} />);
  const menu = screen.getByRole('group');
  await userEvent.click(screen.getByText('Ajouter à mon agenda'));
  expect(menu).toHaveAttribute('open');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
});

it('a link menu closes when the focus leaves it', async () => {
  renderUi(
    <>
      <LinkMenu label="Ajouter à mon agenda" icon="calendar" items={items} />
      <button type="button">Ailleurs</button>
    </>,
  );
  await userEvent.click(screen.getByText('Ajouter à mon agenda'));
  await userEvent.click(screen.getByText('Ailleurs'));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

it('in a link menu, the link to the current page has aria-current, and no rel or target', () => {
  renderUi(
    <LinkMenu
      label="Menu"
      icon="menu"
      items={[
        { key: 'tours', label: 'Tours', href: '/ville/tours', isHere: true, isCurrent: true },
      ]}
    />,
  );
  const link = screen.getByText('Tours').closest('a');
  expect(link).not.toHaveAttribute('rel');
  expect(link).not.toHaveAttribute('target');
  expect(link).toHaveAttribute('aria-current', 'page');
});

it('a menu list shows its own entries above the links, and gives a link the requested rel', async () => {
  const onPress = vi.fn();
  renderUi(
    <MenuList
      items={[{ key: 'x', label: 'X', href: 'https://x.example', rel: 'noopener nofollow' }]}
      onPress={onPress}
    >
      <MenuButton icon="copy" onPress={onPress}>
        Copier
      </MenuButton>
    </MenuList>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Copier',
    'X',
  ]);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener nofollow');
  await userEvent.click(screen.getByRole('button', { name: 'Copier' }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('a link menu has download on a file link, and rel noreferrer on a link to another site', () => {
  renderUi(<LinkMenu label="Ajouter à mon agenda" icon="calendar" items={items} />);
  expect(screen.getByText('Fichier').closest('a')).toHaveAttribute('download');
  expect(screen.getByText('Google Agenda').closest('a')).toHaveAttribute('rel', 'noreferrer');
});
