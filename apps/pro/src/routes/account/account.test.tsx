// Specification: §2.64, §2.65, §2.66
import type { UserProfile } from '@parages/contracts/types';
import {
  answerNetwork,
  clearSession,
  libraryUser,
  markSignedIn,
  signedIn,
} from '@parages/session/test/browser-session';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createRoutes } from '../../app/routes.tsx';
import { listDrafts, writeDraft } from '../../lib/device-drafts/draft-store.ts';
import { accountDeletion } from '../../lib/session/after-sign-in.ts';
import './login.page.tsx'; // preloaded: a cold import exceeds the test timeout
import './signup.page.tsx';
import '../home.page.tsx';
import '../profile.page.tsx';

const user = libraryUser('claude@example.org');
const claude = (change: Partial<UserProfile> = {}) => ({
  id: 'u',
  email: 'claude@example.org',
  emailVerified: true,
  firstName: 'Claude',
  lastName: '',
  organisations: [],
  permissions: [],
  notifications: {
    hasDigest: false,
    hasReminders: false,
    hasFollowNews: false,
    hasSearchNews: true,
    hasServiceNews: false,
  },
  ...change,
});

beforeEach(clearSession);

function open(path: string) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
const field = (label: string) => screen.findByLabelText(label, undefined, { timeout: 5000 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answerSignUp: Parameters<typeof answerNetwork>[0] = ({ path }) => {
  if (path.endsWith('/signup')) return signedIn({ status: 'OK', user });
  return path === '/api/v1/me' ? claude({ emailVerified: false }) : undefined;
};
async function signUp() {
  await userEvent.type(await field('Prénom'), 'Claude');
  await userEvent.type(await field('Adresse e-mail'), 'claude@example.org');
  await userEvent.type(await field('Mot de passe'), 'une phrase longue');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’ai lu/ }));
  await press('Créer mon compte');
}
async function signIn() {
  await userEvent.type(await field('Adresse e-mail'), 'claude@example.org');
  await userEvent.type(await field('Mot de passe'), 'une phrase longue');
  await press('Se connecter');
}

describe('/org/auth: "the same auth pages"', () => {
  it('the sign-in page says vous, and shows an error for wrong credentials', async () => {
    answerNetwork(({ path }) =>
      path.endsWith('/signin') ? { status: 'WRONG_CREDENTIALS_ERROR' } : undefined,
    );
    open('/org/auth/login');
    expect(
      await screen.findByText('Connectez-vous pour gérer vos événements.', undefined, {
        timeout: 5000,
      }),
    ).toBeVisible();
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Les informations saisies sont incorrectes',
    );
  });

  it('after sign-in, ignores a return path outside /org, opens the home page and shows the user menu', async () => {
    answerNetwork(({ path }) => {
      if (path.endsWith('/signin')) return signedIn({ status: 'OK', user });
      return path === '/api/v1/me' ? claude() : undefined;
    });
    const router = open('/org/auth/login?redirectTo=%2Ffavorites');
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Bonjour Claude' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/org/home');
    expect(screen.getByRole('button', { name: /Mon compte : Claude/ })).toBeVisible();
  });

  it.each(['email-waitroom/claude%40example.org', 'forgot-password'])(
    'issue "the pages say where the inbox is": %s links to the inbox of a trial installation',
    async (path) => {
      const meta = Object.assign(document.createElement('meta'), {
        name: 'mail-inbox',
        content: 'http://127.0.0.1:4555/mail',
      });
      document.head.append(meta);
      answerNetwork(() => undefined);
      open(`/org/auth/${path}`);
      if (path === 'forgot-password') {
        await userEvent.type(await field('Adresse e-mail'), 'claude@example.org');
        await press('Recevoir un lien');
      }
      const link = await screen.findByRole(
        'link',
        { name: 'Lire les messages du bac à sable' },
        { timeout: 5000 },
      );
      expect(link).toHaveAttribute('href', 'http://127.0.0.1:4555/mail');
      meta.remove();
    },
  );

  it('asks an unverified account to verify its address after sign-up', async () => {
    answerNetwork(answerSignUp);
    open('/org/auth/signup');
    await signUp();
    expect(
      await screen.findByRole('heading', { name: 'Validez votre adresse email' }),
    ).toBeVisible();
    expect(screen.getByText(/Nous venons d’écrire à claude@example\.org/)).toBeVisible();
  });
});

describe('§2 "Route guards", account deletion and sign-out', () => {
  it('"no session redirects to /auth/login with the message": from /org/profile, with the path to return to', async () => {
    answerNetwork(() => undefined);
    const router = open('/org/profile?x=1');
    expect(
      await screen.findByText('Tu n’es pas connecté, redirection…', undefined, { timeout: 5000 }),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/auth/login'));
    expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe(
      '/org/profile?x=1',
    );
  });

  it('issue "delete the account": requires a password, shows a refusal, and confirms the deletion on the sign-in page', async () => {
    markSignedIn();
    const sent: unknown[] = [];
    answerNetwork(({ method, path, body }) => {
      if (path === '/signout')
        return Response.json({ status: 'OK' }, { headers: { 'front-token': 'remove' } });
      if (method !== 'DELETE') return path === '/api/v1/me' ? claude() : undefined;
      sent.push(body);
      return sent.length > 1
        ? { isDeleted: true }
        : Response.json(
            { code: 'password_wrong', status: 403 },
            { status: 403, headers: { 'content-type': 'application/problem+json' } },
          );
    });
    const router = open('/org/profile');
    await userEvent.click(
      await screen.findByText('Supprimer mon compte', undefined, { timeout: 5000 }),
    );
    expect(
      screen.getByText(/les organisations qui n’ont pas d’autre membre disparaissent/),
    ).toBeVisible();
    await press('Supprimer définitivement');
    expect(await screen.findByText('Champ obligatoire')).toBeVisible();
    await userEvent.type(await field('Votre mot de passe, pour confirmer'), 'pas le bon');
    await press('Supprimer définitivement');
    expect(await screen.findByText('Les informations saisies sont incorrectes')).toBeVisible();
    writeDraft(
      { account: claude().id, target: 'new', writer: 'w' },
      { at: new Date().toISOString(), content: {} },
    );
    await press('Supprimer définitivement');
    expect(await screen.findByText('Votre compte est supprimé.')).toBeVisible();
    expect(listDrafts({ account: claude().id, now: new Date() })).toEqual([]);
    expect(router.state.location.pathname).toBe('/org/auth/login');
    expect(sent).toEqual([{ password: 'pas le bon' }, { password: 'pas le bon' }]);
  });

  it('the sign-in page no longer says that an account was deleted after a sign-up in the same tab', async () => {
    accountDeletion.set(true);
    answerNetwork(answerSignUp);
    const router = open('/org/auth/signup');
    await signUp();
    await screen.findByRole('heading', { name: 'Validez votre adresse email' });
    await act(() => router.navigate('/org/auth/login'));
    expect(await field('Mot de passe')).toBeVisible();
    expect(screen.queryByText('Votre compte est supprimé.')).toBeNull();
  });

  it('stays on /org/profile with an error when the sign-out gets 503', async () => {
    markSignedIn();
    answerNetwork(({ path }) => {
      if (path === '/signout') return Response.json({}, { status: 503 });
      return path === '/api/v1/me' ? claude() : undefined;
    });
    const router = open('/org/profile');
    await userEvent.click(
      await screen.findByRole('button', { name: /Mon compte : Claude/ }, { timeout: 5000 }),
    );
    await screen.findByRole('menu', { hidden: true }, { timeout: 5000 });
    await userEvent.click(screen.getByText('Se déconnecter'));
    expect(
      await screen.findByText(/^La déconnexion a échoué/, undefined, { timeout: 5000 }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/org/profile');
    expect(screen.getByRole('button', { name: /Mon compte : Claude/ })).toBeVisible();
  });

  it('"after sign-out the user goes to /org/auth/login": calls /signout, and sets no path to return to', async () => {
    markSignedIn();
    const calls = answerNetwork(({ path }) => {
      if (path === '/signout')
        return Response.json({ status: 'OK' }, { headers: { 'front-token': 'remove' } });
      return path === '/api/v1/me' ? claude() : undefined;
    });
    const router = open('/org/profile');
    await userEvent.click(
      await screen.findByRole('button', { name: /Mon compte : Claude/ }, { timeout: 5000 }),
    );
    const menu = await screen.findByRole('menu', { hidden: true }, { timeout: 5000 });
    expect(menu).toHaveTextContent('claude@example.org');
    const started: string[] = [];
    onTestFinished(
      router.subscribe(({ location, navigation }) => {
        started.push(location.search, navigation.location?.search ?? '');
      }),
    );
    await userEvent.click(screen.getByText('Se déconnecter'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/auth/login'));
    expect(calls.some(({ path }) => path === '/signout')).toBe(true);
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible();
    expect(started.filter((search) => search.includes('redirectTo'))).toEqual([]);
  });
});
