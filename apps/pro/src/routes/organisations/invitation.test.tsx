// Specification: §2.56
import type { InvitationPreview } from '@parages/contracts/types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './invitation.page.tsx'; // preloaded: a cold import exceeds the test timeout
import './detail.page.tsx';

const invitation: InvitationPreview = {
  organisation: { name: 'Le Bal', locality: 'Tours' },
  inviter: 'Camille',
  role: 'editor',
  email: 'claude@example.org',
  expiresAt: '2026-07-01T10:00:00Z',
};
const preview = { 'GET /org/invitations/preview': invitation };

it('shows the inviter and the role; « Rejoindre l’organisation » sends the token and opens the organisation', async () => {
  const { router, sent } = openPage('/org/invitation?token=abc', claude(), {
    ...preview,
    'POST /org/invitations/acceptance': { id: 'b', name: 'Le Bal' },
    'GET /org/organisations/b': refusal(404, 'organisation_not_found'),
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Rejoindre Le Bal' }, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByText(/Camille vous invite à rejoindre Le Bal \(Tours\)/)).toBeVisible();
  expect(screen.getByText(/Votre rôle.: Éditeur/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’organisation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/organisations/b'));
  expect(sent('POST /org/invitations/acceptance')).toEqual([{ token: 'abc' }]);
});

it('shows an account with another address which address was invited, and no join button', async () => {
  openPage('/org/invitation?token=abc', claude({ email: 'other@example.org' }), preview);
  expect(
    await screen.findByText('Cette invitation a été envoyée à claude@example.org'),
  ).toBeVisible();
  expect(screen.getByText(/Votre session est celle de other@example.org/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rejoindre l’organisation' })).toBeNull();
});

it('links a visitor to sign-in, and stores the invitation as the page to return to', async () => {
  openPage('/org/invitation?token=abc', null, preview);
  expect(await screen.findByText(/connectez-vous avec l’adresse claude@example.org/)).toBeVisible();
  const back = encodeURIComponent('/org/invitation?token=abc');
  const main = screen.getByRole('main');
  expect(main.querySelector('a[href^="/org/auth/login"]')).toHaveAttribute(
    'href',
    `/org/auth/login?redirectTo=${back}`,
  );
  expect(localStorage.getItem('parages-pro-after-sign-in')).toBe('/org/invitation?token=abc');
});

it.each(['/org/invitation', '/org/invitation?token=used'])(
  'says that the invitation of the link %s is no longer valid',
  async (path) => {
    openPage(path, null, { 'GET /org/invitations/preview': refusal(404, 'invitation_not_found') });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cette invitation n’est plus valable' }),
    ).toBeVisible();
  },
);
