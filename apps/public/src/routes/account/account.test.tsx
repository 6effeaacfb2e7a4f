// Specification: §2.42, §2.64, §2.65, §5.15, §8.15
import {
  answerNetwork,
  clearSession,
  libraryUser,
  markSignedIn,
  signedIn,
} from '@parages/session/test/browser-session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './callback.screen.tsx'; // loaded first, so that no test's timeout includes the imports
import './login.screen.tsx';
import './signup.screen.tsx';
import './verify.screen.tsx';
import './waitroom.screen.tsx';

beforeEach(() => {
  clearSession();
  window.history.replaceState({}, '', '/');
});

const noAnswer = () => undefined;
const camille =
  (change = {}) =>
  ({ pathname }: URL) =>
    pathname === '/api/v1/me' ? aProfile(change) : undefined;
const open = (path: string, api: (url: URL) => object | undefined = noAnswer) =>
  renderSite(path, api, { hasAccounts: true });
const field = (label: string) => screen.findByLabelText(label, undefined, { timeout: 5000 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.findByRole('alert', undefined, { timeout: 5000 });

it.each(['email-waitroom/camille%40example.org', 'forgot-password'])(
  'issue "the pages say where the inbox is": /auth/%s links to the sandbox inbox when an inbox URL is configured',
  async (path) => {
    answerNetwork(() => undefined);
    renderSite(`/auth/${path}`, noAnswer, {
      hasAccounts: true,
      inboxUrl: 'http://127.0.0.1:4555/mail',
    });
    if (path === 'forgot-password') {
      await userEvent.type(await field('Adresse e-mail'), 'camille@example.org');
      await press('Recevoir un lien');
    }
    const link = await screen.findByRole(
      'link',
      { name: 'Lire les messages du bac à sable' },
      { timeout: 5000 },
    );
    expect(link).toHaveAttribute('href', 'http://127.0.0.1:4555/mail');
  },
);

describe('the sign-in page', () => {
  const fill = async () => {
    await userEvent.type(await field('Adresse e-mail'), 'camille@example.org');
    await userEvent.type(await field('Mot de passe'), 'une phrase longue');
  };

  it('§8 "Wrong credentials: \'Les informations saisies sont incorrectes\'": shows this message and keeps the typed password', async () => {
    answerNetwork(({ path }) =>
      path === '/signin' ? { status: 'WRONG_CREDENTIALS_ERROR' } : undefined,
    );
    open('/auth/login');
    await fill();
    await press('Se connecter');
    expect(await alert()).toHaveTextContent('Les informations saisies sont incorrectes');
    expect(await field('Mot de passe')).toHaveValue('une phrase longue');
  });

  it('leads to the page in `redirectTo` after sign-in, and the header links to the profile', async () => {
    answerNetwork(({ path }) =>
      path === '/signin'
        ? signedIn({ status: 'OK', user: libraryUser('camille@example.org') })
        : undefined,
    );
    const { router } = open('/auth/login?redirectTo=%2Ffeedback%3Ffrom%3D%252F', camille());
    await fill();
    await press('Se connecter');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/feedback?from=%2F',
      ),
    );
    expect(await screen.findByRole('link', { name: 'Camille' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('removes the previous account’s favourites and recommendations from the query cache when another account signs in', async () => {
    answerNetwork(({ path }) =>
      path === '/signin'
        ? signedIn({ status: 'OK', user: libraryUser('camille@example.org') })
        : undefined,
    );
    const { router, queryClient } = open('/auth/login', camille());
    const keys: (readonly string[])[] = [favorites.ids().queryKey, ['recommended', 'previous']];
    for (const key of keys) queryClient.setQueryData(key, { items: ['of-the-previous-account'] });
    await fill();
    await press('Se connecter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    for (const key of keys) expect(queryClient.getQueryData(key)).toBeUndefined();
  });

  it('decisions "redirectTo (same-origin path only)": leads to the home page after sign-in when `redirectTo` is another origin', async () => {
    answerNetwork(({ path }) =>
      path === '/signin'
        ? signedIn({ status: 'OK', user: libraryUser('camille@example.org') })
        : undefined,
    );
    const { router } = open('/auth/login?redirectTo=%2F%5Cevil.example', camille());
    await fill();
    await press('Se connecter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('decisions "Unverified e-mail … nothing else signed-in": opens the page that waits for the verification after sign-in with an unverified address', async () => {
    answerNetwork(({ path }) =>
      path === '/signin'
        ? signedIn({ status: 'OK', user: libraryUser('camille@example.org') })
        : undefined,
    );
    const { router } = open('/auth/login?redirectTo=/favorites', camille({ emailVerified: false }));
    await fill();
    await press('Se connecter');
    expect(
      await screen.findByRole('heading', { name: 'Validez votre adresse email' }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/email-waitroom/camille%40example.org');
  });

  it('§8 "Tu n\'est pas connecté, redirection…", as corrected: shown after a redirect from a page that needs a session', async () => {
    answerNetwork(() => undefined);
    open('/auth/login?redirectTo=%2Fprofile&message=not-signed-in');
    expect(await screen.findByText('Tu n’es pas connecté, redirection…')).toBeVisible();
  });

  it.each([
    ['Bon retour', '/auth/login'],
    ['Bon retour', '/auth/login?redirectTo=%2F'],
    [
      'Connecte-toi ou crée ton compte',
      '/auth/login?redirectTo=%2Ffavorites&message=not-signed-in',
    ],
  ])('has the title "%s" at %s', async (title, path) => {
    localStorage.removeItem('parages-after-sign-in');
    answerNetwork(() => undefined);
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('shows only the providers that the account service lists: Google and Facebook, not Apple', async () => {
    answerNetwork(() => undefined);
    open('/auth/login');
    expect(await screen.findByRole('button', { name: 'Continuer avec Google' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Continuer avec Apple' })).toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Continuer avec Facebook' })).toBeVisible();
  });
});

describe('the sign-up page', () => {
  const fill = async () => {
    await userEvent.type(await field('Prénom'), 'Camille');
    await userEvent.type(await field('Adresse e-mail'), 'camille@example.org');
    await userEvent.type(await field('Mot de passe'), 'une phrase longue');
    // The terms were confirmed on arrival.
    expect(screen.queryByRole('checkbox', { name: /J’ai lu/ })).toBeNull();
    await press('Créer mon compte');
  };

  it('sends the accepted terms and the unticked newsletter box, and leads to the page that waits for the verification', async () => {
    const calls = answerNetwork(({ path }) =>
      path === '/signup'
        ? signedIn({ status: 'OK', user: libraryUser('camille@example.org') })
        : undefined,
    );
    open('/auth/signup', camille({ emailVerified: false }));
    await fill();
    expect(await screen.findByText(/On vient d’écrire à camille@example\.org/)).toBeVisible();
    const boxes = [
      { id: 'terms', value: 'true' },
      { id: 'newsletter', value: 'false' },
    ];
    expect(calls.find(({ path }) => path === '/signup')?.body).toMatchObject({
      formFields: expect.arrayContaining(boxes),
    });
  });

  it('§5 "compromised password \'Mot de passe compromis\'": shows this error and focuses the password field', async () => {
    answerNetwork(({ path }) =>
      path === '/signup'
        ? { status: 'FIELD_ERROR', formFields: [{ id: 'password', error: 'password-pwned-error' }] }
        : undefined,
    );
    open('/auth/signup');
    await fill();
    expect(await screen.findByText('Mot de passe compromis')).toBeVisible();
    await waitFor(async () => expect(await field('Mot de passe')).toHaveFocus());
  });

  it('decisions "the second is refused with a sentence naming the first method": shown when the address already has an account with Google', async () => {
    answerNetwork(({ path }) =>
      path === '/signup' ? { status: 'SIGN_UP_NOT_ALLOWED', reason: 'method-google' } : undefined,
    );
    open('/auth/signup');
    await fill();
    expect(await alert()).toHaveTextContent('Cette adresse a déjà un compte créé avec Google');
  });
});

describe('the link that verifies an e-mail address', () => {
  const verify = async (status: string, isSignedIn: boolean, emailVerified = true) => {
    if (isSignedIn) markSignedIn();
    window.history.replaceState({}, '', '/auth/verify-email?token=abc');
    answerNetwork(({ path, method }) =>
      path === '/user/email/verify' && method === 'POST' ? { status } : undefined,
    );
    open('/auth/verify-email/?token=abc&tenantId=public', camille({ emailVerified }));
    if (!isSignedIn)
      await userEvent.click(
        await screen.findByRole('button', { name: 'Valider mon adresse' }, { timeout: 5000 }),
      );
  };

  it('opened with a session, verifies at once, says that the address is verified and links to the welcome page', async () => {
    await verify('OK', true);
    await waitFor(
      () => expect(screen.getByRole('heading', { name: 'Ton adresse est validée' })).toHaveFocus(),
      { timeout: 5000 },
    );
    expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute(
      'href',
      '/auth/welcome',
    );
  });

  it('opened without a session, links to the sign-in page after the visitor presses the button that verifies', async () => {
    await verify('OK', false);
    expect(await screen.findByRole('link', { name: 'Continuer' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  });

  it('when opened again by a verified account, shows the address as verified', async () => {
    await verify('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR', true);
    await waitFor(
      () => expect(screen.getByRole('heading', { name: 'Ton adresse est validée' })).toHaveFocus(),
      { timeout: 5000 },
    );
  });

  it('when invalid or expired, offers to send the mail again, and to wait 60 s after a press', async () => {
    await verify('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR', true, false);
    await waitFor(
      () => expect(screen.getByRole('heading', { name: 'Ce lien ne marche plus' })).toHaveFocus(),
      { timeout: 5000 },
    );
    await press('Renvoyer le message');
    expect(await screen.findByRole('button', { name: /dans 60.s/ })).toBeVisible();
  });
});

describe('the return from a sign-in provider', () => {
  const state = 'provider-state';
  const back = (reply: object, query = `code=c&state=${state}`) => {
    window.history.replaceState({}, '', `/auth/callback/facebook?${query}`);
    const kept = {
      stateForAuthProvider: state,
      thirdPartyId: 'facebook',
      expiresAt: Date.now() + 60_000,
      redirectURIOnProviderDashboard: 'x',
    };
    sessionStorage.setItem('supertokens-oauth-state-2', JSON.stringify(kept));
    answerNetwork(({ path }) => (path === '/signinup' ? reply : undefined));
    return open(`/auth/callback/facebook?${query}`, camille());
  };

  it('§8 "Social login without email": shows that another sign-in method is needed', async () => {
    back({ status: 'NO_EMAIL_GIVEN_BY_PROVIDER' });
    expect(await alert()).toHaveTextContent(
      'Aucune adresse e-mail n’est fournie par Facebook. Veuillez utiliser une autre forme de connexion.',
    );
  });

  it('leads a new account to the welcome page', async () => {
    const { router } = back(
      signedIn({
        status: 'OK',
        user: libraryUser('camille@example.org'),
        createdNewRecipeUser: true,
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/welcome'), {
      timeout: 5000,
    });
    expect(await screen.findByRole('heading', { name: 'Bienvenue Camille' })).toBeVisible();
  });

  it('shows an error that names the provider, with a link to the sign-in page, when the visitor refused access', async () => {
    back({}, 'error=access_denied');
    expect(await alert()).toHaveTextContent('Facebook');
    expect(screen.getByRole('link', { name: 'Revenir à la connexion' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  });

  it('shows the not-found page when the address names an unknown provider', async () => {
    open('/auth/callback/myspace');
    expect(await screen.findByText(/n’existe pas/, undefined, { timeout: 5000 })).toBeVisible();
  });
});
