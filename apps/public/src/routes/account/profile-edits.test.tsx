// Specification: §2.61
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './profile.screen.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 5000 };

beforeEach(clearSession);

/** The API answers a save once the test calls the returned function. */
function openProfile(): () => void {
  let profile = aProfile();
  let answerSave = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answerSave = () => resolve();
  });
  markSignedIn();
  renderSite(
    '/profile',
    ({ pathname }, request) => {
      const answer = async (): Promise<Response> => {
        if (request.method === 'PATCH') {
          profile = { ...profile, ...(await request.json()) };
          await isAnswered;
        }
        if (pathname === '/api/v1/me') return Response.json(profile);
        if (pathname.endsWith('/themes')) return Response.json({ items: ['concerts'] });
        return Response.json({ items: [] });
      };
      return answer();
    },
    { hasAccounts: true, hasSession: true },
  );
  return answerSave;
}

const section = async (name: string) =>
  within(await screen.findByRole('region', { name }, patient));
const isUnsaved = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('while a save of the profile is pending', () => {
  it('keeps an interest that the visitor selects meanwhile, and prompts (beforeunload) when the visitor leaves', async () => {
    const answerSave = openProfile();
    const taste = await section('Ce que j’aime');
    await userEvent.click(taste.getByRole('checkbox', { name: /Me proposer des idées/ }));
    const save = taste.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(taste.getByRole('button', { name: 'La nature' }));
    answerSave();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'), patient);
    expect(taste.getByRole('button', { name: 'La nature', pressed: true })).toBeVisible();
    expect(isUnsaved()).toBe(true);
  });

  it('keeps what the visitor types into the first name meanwhile, and prompts (beforeunload) when the visitor leaves', async () => {
    const answerSave = openProfile();
    const personal = await section('Informations personnelles');
    await userEvent.type(personal.getByLabelText('Prénom'), ' Anne');
    const save = personal.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(personal.getByLabelText('Prénom'), ' Lise');
    answerSave();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'), patient);
    expect(personal.getByLabelText('Prénom')).toHaveValue('Camille Anne Lise');
    expect(isUnsaved()).toBe(true);
  });
});

it('the profile prompts (beforeunload) when the visitor leaves after typing a name during a sign-out that fails', async () => {
  let refuse = (): void => undefined;
  const isRefused = new Promise<void>((resolve) => {
    refuse = () => resolve();
  });
  answerNetwork(({ path }) =>
    path === '/signout' ? isRefused.then(() => Response.json({}, { status: 429 })) : undefined,
  );
  openProfile();
  const account = await section('Mon compte');
  await userEvent.click(account.getByRole('button', { name: 'Se déconnecter' }));
  const personal = await section('Informations personnelles');
  await userEvent.type(personal.getByLabelText('Prénom'), ' Anne');
  refuse();
  expect(await screen.findByText(/^La déconnexion a échoué/, undefined, patient)).toBeVisible();
  await waitFor(() => expect(isUnsaved()).toBe(true));
});
