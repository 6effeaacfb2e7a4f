// Specification: §6.4
import type { TeamUser } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './users.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const list = 'GET /moderation/users';
const change = 'POST /moderation/users/u2/role';
const admin = claude({ permissions: ['camp_mod', 'org_mod', 'poi_mod'], role: 'admin' });
const claudeUser: TeamUser = {
  id: 'u',
  email: 'claude@example.org',
  firstName: 'Claude',
  lastName: 'Essai',
  isVerified: true,
  isMe: true,
  roles: ['admin'],
};
const mona: TeamUser = {
  ...claudeUser,
  id: 'u2',
  email: 'mona@example.org',
  firstName: 'Mona',
  lastName: 'Bac',
  isVerified: false,
  isMe: false,
  roles: ['moderator'],
};
const open = (answers: Answers = {}, profile = admin) =>
  openPage('/org/moderation/users', profile, {
    'GET /moderation/queues': { items: [] },
    [list]: { items: [claudeUser, mona], hasMore: false },
    ...answers,
  });
const rolesOf = async (name: string) =>
  within(await screen.findByRole('group', { name: `Rôles de ${name}` }, slowly));

it('lists the team with its roles, and does not let administrators take their own administrator role away', async () => {
  open();
  const own = await rolesOf('Claude Essai');
  expect(own.getByRole('button', { name: 'Administrateur', pressed: true })).toBeDisabled();
  const others = await rolesOf('Mona Bac');
  expect(others.getByRole('button', { name: 'Modérateur', pressed: true })).toBeEnabled();
  expect(others.getByRole('button', { name: 'Curateur', pressed: false })).toBeEnabled();
  expect(screen.getByText('Adresse non validée')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Mon espace' });
  expect(within(menu).getByRole('link', { name: 'Utilisateurs et rôles' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('grants a role once it is confirmed, and shows the new roles', async () => {
  let roles: TeamUser['roles'] = ['moderator'];
  const { sent } = open({
    [list]: () => ({ items: [claudeUser, { ...mona, roles }], hasMore: false }),
    [change]: () => {
      roles = ['moderator', 'curator'];
      return { ...mona, roles };
    },
  });
  await userEvent.click((await rolesOf('Mona Bac')).getByRole('button', { name: 'Curateur' }));
  const dialog = within(
    await screen.findByRole(
      'dialog',
      { name: 'Donner le rôle «\u00a0Curateur\u00a0» à Mona Bac\u00a0?' },
      slowly,
    ),
  );
  expect(sent(change)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Donner ce rôle' }));
  const others = await rolesOf('Mona Bac');
  expect(
    await others.findByRole('button', { name: 'Curateur', pressed: true }, slowly),
  ).toBeVisible();
  expect(sent(change)).toEqual([{ role: 'curator', isGranted: true }]);
});

it('shows why a role cannot be taken away, and keeps the dialog', async () => {
  open({ [change]: refusal(409, 'role_own') });
  await userEvent.click((await rolesOf('Mona Bac')).getByRole('button', { name: 'Modérateur' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Retirer le rôle/ }, slowly));
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer ce rôle' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/un autre administrateur doit/);
});

it('searches accounts by the typed text, says that more match, and that none does', async () => {
  const { calls, router } = open({
    [list]: ({ query }) =>
      query.get('q') === 'mo'
        ? { items: [mona], hasMore: true }
        : query.get('q') === 'zz'
          ? { items: [], hasMore: false }
          : { items: [claudeUser], hasMore: false },
  });
  const field = await screen.findByRole('searchbox', {}, slowly);
  await userEvent.type(field, 'mo');
  expect(await screen.findByText(/^D’autres comptes/, {}, slowly)).toBeVisible();
  expect(router.state.location.search).toBe('?q=mo');
  await userEvent.clear(field);
  await userEvent.type(field, 'zz');
  expect(
    await screen.findByRole('heading', { name: 'Aucun compte ne correspond' }, slowly),
  ).toBeVisible();
  expect(calls.at(-1)?.query.get('q')).toBe('zz');
});

it('sends an account that is no administrator to its profile', async () => {
  const { router } = open({}, claude({ permissions: ['org_mod', 'poi_mod'], role: 'moderator' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), slowly);
});
