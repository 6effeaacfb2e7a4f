import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './profile.screen.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 5000 };

beforeEach(() => {
  clearSession();
  answerNetwork(({ path }) =>
    path === '/signout'
      ? Response.json({ status: 'OK' }, { headers: { 'front-token': 'remove' } })
      : undefined,
  );
});

async function pressWith(status: number) {
  markSignedIn();
  const { router } = renderSite(
    '/profile',
    ({ pathname }) => {
      if (pathname === '/api/v1/me/sessions') return Response.json({}, { status });
      return pathname === '/api/v1/me' ? aProfile() : { items: [] };
    },
    { hasAccounts: true, hasSession: true },
  );
  const name = 'Déconnecter tous mes appareils';
  await userEvent.click(await screen.findByRole('button', { name }, patient));
  return router;
}

describe('the button « Déconnecter tous mes appareils »', () => {
  it('also signs this browser out once the API has ended every session', async () => {
    const router = await pressWith(200);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), patient);
    expect(document.cookie).not.toContain('sFrontToken');
  });

  it('shows an error and leaves this browser signed in when the API refuses', async () => {
    const router = await pressWith(503);
    const errors = await screen.findAllByText('Une erreur est survenue', {}, patient);
    expect(errors.length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe('/profile');
    expect(document.cookie).toContain('sFrontToken');
  });
});
