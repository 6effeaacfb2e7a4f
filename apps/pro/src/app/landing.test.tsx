// Specification: §2.52, §8.2
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { Providers } from './providers.tsx';
import { createRoutes } from './routes.tsx';
import '../routes/landing.page.tsx'; // preloaded: a cold import exceeds the test timeout

beforeEach(clearSession);

function open(path: string) {
  answerNetwork(() => undefined);
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const start = (name: string) => screen.getAllByRole('link', { name })[0];

describe('§2 "/org: landing page with title, subtitle, description, four benefits, four feature blocks and an FAQ of three items"', () => {
  it('shows them all, and that publishing is free, takes two days and needs a SIREN', async () => {
    open('/org');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Remplissez la salle',
    );
    expect(screen.getByText(/Publiez vos événements là où/)).toBeVisible();
    expect(screen.getByText(/Vous déclarez votre organisation une fois/)).toBeVisible();
    const count = (title: string) =>
      within(screen.getByRole('region', { name: title })).getAllByRole('heading', { level: 3 })
        .length;
    expect([count('Ce que vous y gagnez'), count('Comment ça marche')]).toEqual([4, 4]);
    expect(
      within(screen.getByRole('region', { name: 'Questions fréquentes' })).getAllByRole('group'),
    ).toHaveLength(3);
    const terms = screen.getByRole('region', { name: /avant de commencer/ });
    for (const said of ['gratuit', 'deux jours|2 jours', 'SIREN'])
      expect(terms).toHaveTextContent(new RegExp(said));
  });

  it('"The call to action goes to … /org/auth/signup" for a visitor', async () => {
    open('/org');
    await screen.findByRole('heading', { level: 1 });
    expect(start('Publier mes événements')).toHaveAttribute('href', '/org/auth/signup');
  });

  it('"… to /org/auth/welcome if signed in": links the call to action there, and hides the sign-in link', async () => {
    markSignedIn();
    open('/org');
    await screen.findByRole('heading', { level: 1 });
    expect(start('Entrer dans mon espace')).toHaveAttribute('href', '/org/auth/welcome');
    expect(screen.queryByRole('link', { name: 'J’ai déjà un compte' })).toBeNull();
  });
});

it('§8 "Unknown route: page_not_found": shows the error page with a link to /org', async () => {
  open('/org/rien-ici');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }),
  ).toBeVisible();
  expect(document.querySelector('[data-code]')).toHaveAttribute('data-code', 'page_not_found');
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/org');
});
