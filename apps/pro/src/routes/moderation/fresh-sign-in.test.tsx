import { libraryUser, signedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import '../../features/account/fresh-sign-in.tsx'; // preloaded: a cold import exceeds the test timeout
import { aReview } from '../../test/a-review.ts';
import './organisations.page.tsx';

const slowly = { timeout: 5000 };
const path = `/org/moderation/organisations/${aReview.id}`;
const api = `/moderation/organisations/${aReview.id}`;
const queue = {
  items: [],
  total: 0,
  counts: { pending: 0, approved: 1, refused: 0, suspended: 0 },
  changes: 0,
};
const approved = { ...aReview, status: 'approved' };

/** `signIn` is the answer to the sign-in; a `Response` makes the sign-in recent. */
async function suspend(signIn: object) {
  let isFresh = false;
  const page = openPage(path, claude({ permissions: ['org_mod'] }), {
    'GET /moderation/organisations': queue,
    [`GET ${api}`]: approved,
    [`POST ${api}/suspension`]: () =>
      isFresh ? { ...aReview, status: 'suspended' } : refusal(403, 'sign_in_too_old'),
    'POST /signin': () => {
      isFresh = signIn instanceof Response;
      return signIn;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Suspendre' }, slowly));
  const form = within(screen.getByRole('dialog'));
  await userEvent.type(form.getByRole('textbox'), 'Annonces trompeuses');
  await userEvent.click(form.getByRole('button', { name: 'Envoyer' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Confirmez votre mot de passe' }, slowly),
  );
  return { ...page, dialog };
}

it('a suspension refused as sign_in_too_old opens a password dialog; after the sign-in, the same request is sent again', async () => {
  const { dialog, sent } = await suspend(
    signedIn({ status: 'OK', user: libraryUser('claude@example.org') }),
  );
  expect(dialog.getByLabelText('Adresse e-mail')).toHaveValue('claude@example.org');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
  expect(dialog.getByLabelText('Mot de passe')).toHaveAccessibleDescription('Champ obligatoire');
  await userEvent.type(dialog.getByLabelText('Mot de passe'), 'une phrase longue');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
  const body = { version: aReview.version, reason: 'Annonces trompeuses' };
  await waitFor(() => expect(sent(`POST ${api}/suspension`)).toEqual([body, body]), slowly);
  expect(await screen.findByText(/est suspendue/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Confirmez votre mot de passe' })).toBeNull();
});

it('the password dialog shows a wrong password; after it is closed, the typed reason of the suspension remains', async () => {
  const { dialog, sent } = await suspend({ status: 'WRONG_CREDENTIALS_ERROR' });
  await userEvent.type(dialog.getByLabelText('Mot de passe'), 'une autre phrase');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Les informations saisies sont incorrectes',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  expect(await screen.findByText(/Votre connexion est trop ancienne/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Suspendre' }));
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue(
    'Annonces trompeuses',
  );
  expect(sent(`POST ${api}/suspension`)).toHaveLength(1);
});

it('the password dialog links to a sign-in in another tab; « C’est fait, continuer » sends the suspension again', async () => {
  const { dialog, sent } = await suspend({ status: 'OK' });
  const elsewhere = dialog.getByRole('link', { name: /Google, Apple ou Facebook/ });
  expect([elsewhere.getAttribute('href'), elsewhere.getAttribute('target')]).toEqual([
    '/org/auth/login',
    '_blank',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'C’est fait, continuer' }));
  await waitFor(() => expect(sent(`POST ${api}/suspension`)).toHaveLength(2), slowly);
});
