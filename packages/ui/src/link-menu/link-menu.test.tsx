import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { LinkMenu } from './link-menu.tsx';

const items = [
  { key: 'file', label: 'Fichier', href: '/file.ics', isDownload: true },
  { key: 'web', label: 'Google Agenda', href: 'https://calendar.example' },
];

it('opens on a press, closes on Escape and restores the focus', async () => {
  renderUi(<LinkMenu label="Ajouter à mon agenda" icon="calendar" items={items} />);
  const menu = screen.getByRole('group');
  await userEvent.click(screen.getByText('Ajouter à mon agenda'));
  expect(menu).toHaveAttribute('open');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
});

it('closes when the focus leaves it', async () => {
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

it('opens a page of this site in the same tab', () => {
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
  expect(link).not.toHaveAttribute('target');
  expect(link).toHaveAttribute('aria-current', 'page');
});

it('downloads files, and opens other sites without a referrer', () => {
  renderUi(<LinkMenu label="Ajouter à mon agenda" icon="calendar" items={items} />);
  expect(screen.getByText('Fichier').closest('a')).toHaveAttribute('download');
  expect(screen.getByText('Google Agenda').closest('a')).toHaveAttribute('rel', 'noreferrer');
});
