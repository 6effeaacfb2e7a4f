// Specification: §2.57
import type { MemberProfile } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { claude, openPage, refusal } from '../test/open-page.tsx';
import './profile.page.tsx'; // preloaded: a cold import exceeds the test timeout

const notifications = {
  hasDigest: false,
  hasReminders: false,
  hasFollowNews: false,
  hasSearchNews: true,
  hasServiceNews: false,
};
const me = claude({
  notifications,
  organisations: [{ id: 'b', name: 'Le Bal', role: 'editor', status: 'approved' }],
});

describe('/org/profile: own names, e-mail, password, notifications, memberships', () => {
  it('shows errors for an empty first name and for one like a web address, and saves a valid one', async () => {
    const { sent } = openPage('/org/profile', me, {
      'PATCH /me': ({ body }) => ({ ...me, ...(body as object) }),
    });
    const firstName = await screen.findByRole('textbox', { name: 'Prénom' }, { timeout: 5000 });
    await userEvent.clear(firstName);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await save();
    expect(firstName).toHaveAccessibleDescription('Champ obligatoire');
    await userEvent.type(firstName, 'evil.example');
    await save();
    expect(firstName).toHaveAccessibleDescription(/^Un nom simple/);
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Claudie');
    await save();
    await waitFor(() =>
      expect(sent('PATCH /me')).toEqual([{ firstName: 'Claudie', lastName: 'Essai' }]),
    );
    expect(await screen.findByText('Profil mis à jour')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(
      'claude@example.org',
    );
  });

  it('shows one error message, beside the names, when they could not be saved', async () => {
    openPage('/org/profile', me, { 'PATCH /me': refusal(500, 'internal_error') });
    const firstName = await screen.findByRole('textbox', { name: 'Prénom' }, { timeout: 5000 });
    await userEvent.type(firstName, 'tte');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const names = within(screen.getByRole('region', { name: 'Vous' }));
    expect(await names.findByText('Une erreur est survenue')).toBeVisible();
    expect(screen.getAllByText('Une erreur est survenue')).toHaveLength(1);
  });

  it('lists memberships, and saves a notification setting on change', async () => {
    const { sent } = openPage('/org/profile', me, { 'PATCH /me': me });
    const list = await screen.findByRole('region', { name: 'Vos organisations' });
    expect(within(list).getByRole('link', { name: 'Le Bal' })).toHaveAttribute(
      'href',
      '/org/organisations/b',
    );
    expect(list).toHaveTextContent('Éditeur · Validée');
    await userEvent.click(screen.getByRole('switch', { name: /nouvelles du service/ }));
    await waitFor(() =>
      expect(sent('PATCH /me')).toEqual([{ notifications: { hasServiceNews: true } }]),
    );
  });

  it('shows why a change of password is refused, and confirms an accepted one', async () => {
    const refusals = [
      refusal(403, 'password_wrong'),
      refusal(400, 'request_invalid', [
        { pointer: '/body/newPassword', code: 'password-pwned-error' },
      ]),
    ];
    openPage('/org/profile', me, { 'POST /me/password': () => refusals.shift() ?? {} });
    const submit = () =>
      userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
    await userEvent.type(await screen.findByLabelText('Mot de passe actuel'), 'avant');
    await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), 'un cheval tout blanc');
    await userEvent.type(
      screen.getByLabelText('Confirmez le mot de passe'),
      'un cheval tout blanc',
    );
    await submit();
    expect(await screen.findByText('Les informations saisies sont incorrectes')).toBeVisible();
    await submit();
    expect(await screen.findByText('Mot de passe compromis')).toBeVisible();
    await submit();
    expect(await screen.findByText('Mot de passe modifié')).toBeVisible();
  });

  it('decisions "Missing permission: pro: /org/profile": shows a notice for ?message=reserved', async () => {
    openPage('/org/profile?message=reserved', me);
    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });
});

describe('/org/profile/{profileId}: "read-only view of a member, for owners and org_mod"', () => {
  const camille: MemberProfile = {
    id: 'c',
    firstName: 'Camille',
    lastName: 'Bac',
    email: 'camille@example.org',
    emailVerified: true,
    createdAt: '2026-06-10T10:00:00Z',
    organisations: [{ id: 'b', name: 'Le Bal', role: 'owner', status: 'approved' }],
  };

  it('shows the name, the e-mail and the creation day of a member, without a text field or a button', async () => {
    openPage('/org/profile/c', me, { 'GET /org/members/c': camille });
    expect(await screen.findByRole('heading', { level: 1, name: 'Camille Bac' })).toBeVisible();
    expect(screen.getByText('camille@example.org')).toBeVisible();
    expect(screen.getByText('Compte créé le 10 juin 2026')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect([main.queryByRole('textbox'), main.queryByRole('button')]).toEqual([null, null]);
  });

  it('404: shows that the member is unknown or that the account has no access', async () => {
    openPage('/org/profile/x', me, { 'GET /org/members/x': refusal(404, 'member_not_found') });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /n’existe pas, ou vous n’y avez pas accès/,
      }),
    ).toBeVisible();
  });
});
