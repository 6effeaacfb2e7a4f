// Specification: §1.12, §2.61, §2.66, §4.38, §8.5
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cacheNames } from '../../lib/offline/cache-names.ts';
import { keepRecentPlace, listRecentPlaces } from '../../lib/search/recent-places.ts';
import { rememberedPlace, rememberPlace } from '../../lib/search/remembered-place.ts';
import { me } from '../../lib/session/me.queries.ts';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './onboarding.screen.tsx'; // loaded first, so that no test's timeout includes the imports
import './profile.screen.tsx';
import './login.screen.tsx';

const patient = { timeout: 5000 };
type Sent = { call: string; body: unknown };

beforeEach(() => {
  clearSession();
  localStorage.removeItem('parages-interests');
  answerNetwork(({ path }) =>
    path === '/signout'
      ? Response.json({ status: 'OK' }, { headers: { 'front-token': 'remove' } })
      : undefined,
  );
});

/** `refuse` may answer a call in place of the simulated API. */
function open(
  path: string,
  change: Parameters<typeof aProfile>[0] = {},
  refuse: (call: string) => Response | Promise<undefined> | undefined = () => undefined,
) {
  let profile = aProfile(change);
  const sent: Sent[] = [];
  markSignedIn();
  const site = renderSite(
    path,
    ({ pathname }, request) => {
      const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
      const answer = async (): Promise<Response> => {
        const text = await request.text();
        if (request.method !== 'GET')
          sent.push({ call, body: text === '' ? null : JSON.parse(text) });
        const refused = await refuse(call);
        if (refused) return refused;
        if (call === 'PATCH /me') {
          const { preferences, notifications, preferredCity: _city, ...plain } = JSON.parse(text);
          profile = {
            ...profile,
            ...plain,
            preferences: { ...profile.preferences, ...preferences },
            notifications: { ...profile.notifications, ...notifications },
          };
        }
        if (call === 'DELETE /me/position') profile = { ...profile, latestPosition: null };
        if (call.endsWith(' /me') && request.method !== 'DELETE') return Response.json(profile);
        if (pathname.endsWith('/themes')) return Response.json({ items: ['concerts'] });
        return Response.json({ items: [], isDeleted: true, isSent: true });
      };
      return answer();
    },
    { hasAccounts: true, hasSession: true },
  );
  return { ...site, sent };
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));
const section = async (name: string) =>
  within(await screen.findByRole('region', { name }, patient));

describe('the page /profile', () => {
  it('§2 "no session redirects to /auth/login with the message": the login page keeps /profile?x=1 as return path', async () => {
    const { router } = renderSite('/profile?x=1', () => undefined, { hasAccounts: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe(
      '/profile?x=1',
    );
    expect(
      (await screen.findAllByText('Tu n’es pas connecté, redirection…', undefined, patient)).length,
    ).toBeGreaterThan(0);
  });

  it('§4 "Unverified users see \'Validez votre adresse email\'" and no section « Notifications », and can have the mail sent again', async () => {
    open('/profile', { emailVerified: false });
    expect(
      await screen.findByRole('heading', { name: 'Validez votre adresse email' }, patient),
    ).toBeVisible();
    expect(screen.queryByText('Notifications', { selector: 'h2' })).toBeNull();
    await press('Renvoyer le message');
    expect(await screen.findByRole('button', { name: /dans 60.s/ })).toBeVisible();
  });
});

describe('decisions "Onboarding: 5 skippable screens": the questionnaire of a new account', () => {
  it('saves only that it is done when the visitor skips all five questions, and leads to the home page', async () => {
    const { router, sent } = open('/onboarding');
    for (const title of [
      /Tu es de quel coin/,
      /Qu’est-ce qui te fait sortir/,
      /Tu sors avec qui/,
      /Et toi/,
      /Des enfants/,
    ]) {
      expect(await screen.findByRole('heading', { level: 1, name: title }, patient)).toBeVisible();
      await press('Passer');
    }
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toEqual([{ call: 'PATCH /me', body: { isOnboarded: true } }]);
  });

  it('saves the answer to a question when the visitor continues to the next: several interests, only the last age band', async () => {
    const { sent } = open('/onboarding?step=2');
    await press('La nature');
    await press('La culture');
    await press('Continuer');
    await press('En famille');
    await press('Continuer');
    await press('25 à 34 ans');
    await press('35 à 49 ans');
    await press('En activité');
    await press('Continuer');
    expect(await screen.findByRole('heading', { name: /Des enfants/ })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { interests: ['nature', 'culture'] },
      { preferences: { outgoing_categories: ['familly'] } },
      { preferences: { age_category: '35-49', job_category: 'worker' } },
    ]);
  });

  it('preselects the interests that are stored on this device', async () => {
    localStorage.setItem('parages-interests', '["sport"]');
    open('/onboarding?step=2');
    expect(
      await screen.findByRole('button', { name: 'Le sport', pressed: true }, patient),
    ).toBeVisible();
  });

  it.each([
    ['Continuer', [{ call: 'PATCH /me', body: { interests: ['sport'] } }]],
    ['Passer', []],
  ])(
    'at the question about interests, with one preselected from this device, « %s » sends %o',
    async (button, expected) => {
      localStorage.setItem('parages-interests', '["sport"]');
      const { sent } = open('/onboarding?step=2');
      await screen.findByRole('button', { name: 'Le sport', pressed: true }, patient);
      await press(button);
      expect(
        await screen.findByRole('heading', { level: 1, name: /Tu sors avec qui/ }, patient),
      ).toBeVisible();
      expect(sent).toEqual(expected);
    },
  );
});

describe('§2 "My profile: personal info, interests, notifications, account management, change password"', () => {
  it('greets the visitor by first name, and marks the page with data-tone="profile"', async () => {
    open('/profile');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' }, patient),
    ).toBeVisible();
    expect(document.querySelector('[data-tone="profile"]')).not.toBeNull();
  });

  it('sends first and last name when the visitor saves a new first name, and shows "Profil mis à jour"', async () => {
    const { sent } = open('/profile');
    const personal = await section('Informations personnelles');
    await userEvent.clear(personal.getByLabelText('Prénom'));
    await userEvent.type(personal.getByLabelText('Prénom'), 'Camilo');
    await userEvent.click(personal.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Profil mis à jour', undefined, patient)).toBeInTheDocument();
    expect(sent).toEqual([{ call: 'PATCH /me', body: { firstName: 'Camilo', lastName: '' } }]);
  });

  it('refuses a URL as last name: shows an error under the field and sends nothing', async () => {
    const { sent } = open('/profile');
    const personal = await section('Informations personnelles');
    await userEvent.type(personal.getByLabelText(/^Nom/), 'https://evil.example');
    await userEvent.click(personal.getByRole('button', { name: 'Enregistrer' }));
    expect(personal.getByLabelText(/^Nom/)).toHaveAccessibleDescription(/^Un nom simple/);
    expect(sent).toEqual([]);
  });

  it('decisions "Notifications: four, all off": four unchecked boxes, and a box is saved as soon as it is checked', async () => {
    const { sent } = open('/profile');
    const mails = await section('Notifications');
    const boxes = mails.getAllByRole('checkbox');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) expect(box).not.toBeChecked();
    await userEvent.click(mails.getByRole('checkbox', { name: /La veille d’un favori/ }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'PATCH /me', body: { notifications: { hasReminders: true } } },
      ]),
    );
  });

  it('decisions "a switch in the profile": saving with « Me proposer des idées » unchecked turns recommendations off; a link leads to the questionnaire', async () => {
    const { sent } = open('/profile');
    const taste = await section('Ce que j’aime');
    await userEvent.click(taste.getByRole('checkbox', { name: /Me proposer des idées/ }));
    await userEvent.click(taste.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'PATCH /me', body: { wantsRecommendations: false } }]),
    );
    expect(taste.getByRole('link', { name: 'Refaire le questionnaire' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
  });

  it.each([
    ['password_wrong', 403, 'Les informations saisies sont incorrectes'],
    ['password_absent', 409, 'Ce compte se connecte par un autre service'],
    ['attempts_limited', 429, 'Trop d’essais'],
  ])('shows a message when a password change is refused (%s)', async (code, status, text) => {
    open('/profile', {}, (call) =>
      call === 'POST /me/password' ? Response.json({ code }, { status }) : undefined,
    );
    const password = await section('Mot de passe');
    await userEvent.type(password.getByLabelText('Mot de passe actuel'), 'ancien');
    await userEvent.type(password.getByLabelText('Nouveau mot de passe'), 'une phrase longue');
    await userEvent.type(password.getByLabelText('Confirme le mot de passe'), 'une phrase longue');
    await userEvent.click(password.getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await password.findByRole('alert')).toHaveTextContent(text);
  });

  it('decisions "Latest position: visible and deletable in the profile": shows the position, and deletes it on the server and on the device', async () => {
    const latestPosition = {
      position: { lon: 0.68, lat: 47.39 },
      name: 'Tours',
      updatedAt: '2026-06-01T10:00:00Z',
    };
    rememberPlace(latestPosition.position);
    keepRecentPlace({ ...latestPosition, kind: 'commune', fullName: 'Tours (37)' });
    const { sent } = open('/profile', { latestPosition });
    const position = await section('Position enregistrée');
    expect(position.getByText('Tours')).toBeVisible();
    await userEvent.click(position.getByRole('button', { name: 'Effacer cette position' }));
    expect(await position.findByText('Aucune position n’est enregistrée.')).toBeVisible();
    expect(sent[0]?.call).toBe('DELETE /me/position');
    expect(rememberedPlace()).toBeNull();
    expect(listRecentPlaces()).toEqual([]);
  });

  it('§8 "Any failed mutation": shows an error and keeps the theme in the list when the API fails to unfollow it', async () => {
    open('/profile', {}, (call) =>
      call.startsWith('DELETE /me/favorites/themes')
        ? Response.json({}, { status: 500 })
        : undefined,
    );
    const themes = await section('Thèmes suivis');
    await userEvent.click(themes.getByRole('button', { name: /Ne plus suivre.*Concerts/ }));
    expect(
      (await screen.findAllByText('Une erreur est survenue', {}, patient)).length,
    ).toBeGreaterThan(0);
    expect(themes.getByRole('button', { name: /Ne plus suivre.*Concerts/ })).toBeVisible();
  });

  it('sends a DELETE request for a followed theme that the visitor unfollows', async () => {
    const { sent } = open('/profile');
    const themes = await section('Thèmes suivis');
    await userEvent.click(themes.getByRole('button', { name: /Ne plus suivre.*Concerts/ }));
    await waitFor(() => expect(sent[0]?.call).toBe('DELETE /me/favorites/themes/concerts'));
  });
});

describe('decisions "Delete account"', () => {
  const openDeletion = async () => {
    const account = await section('Mon compte');
    await userEvent.click(account.getByText('Supprimer mon compte'));
    return account;
  };

  it('"password": lists six consequences, sends the typed password with the deletion, and ends the session', async () => {
    const { router, sent } = open('/profile');
    const account = await openDeletion();
    expect(account.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.type(
      account.getByLabelText(/Ton mot de passe, pour confirmer/),
      'une phrase longue',
    );
    await userEvent.click(account.getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/compte-supprime'));
    expect(sent).toContainEqual({ call: 'DELETE /me', body: { password: 'une phrase longue' } });
    expect(document.cookie).not.toContain('sFrontToken');
  });

  it('shows an error when the API refuses the password', async () => {
    open('/profile', {}, (call) =>
      call === 'DELETE /me'
        ? Response.json({ code: 'password_wrong' }, { status: 403 })
        : undefined,
    );
    const account = await openDeletion();
    await userEvent.type(account.getByLabelText(/Ton mot de passe, pour confirmer/), 'x');
    await userEvent.click(account.getByRole('button', { name: 'Supprimer définitivement' }));
    expect(await account.findByRole('alert')).toHaveTextContent(
      'Les informations saisies sont incorrectes',
    );
  });

  it('"or mail link": sends the token of the mailed link with the deletion', async () => {
    const { sent } = open('/profile?deletionToken=abc');
    const account = await section('Mon compte');
    await userEvent.click(account.getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() =>
      expect(sent).toContainEqual({ call: 'DELETE /me', body: { token: 'abc' } }),
    );
  });

  it('"or mail link": sends one deletion when the visitor presses the button again before the answer', async () => {
    let answer = (): void => undefined;
    const pending = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    const { router, sent } = open('/profile?deletionToken=abc', {}, (call) =>
      call === 'DELETE /me' ? pending : undefined,
    );
    const account = await section('Mon compte');
    const button = account.getByRole('button', { name: 'Supprimer définitivement' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/compte-supprime'));
    expect(sent.filter(({ call }) => call === 'DELETE /me')).toHaveLength(1);
  });
});

/** happy-dom has no cache storage. */
function watchDeletedCaches(onDelete: () => unknown = () => undefined): string[] {
  const deleted: string[] = [];
  const storage = {
    delete: async (name: string) => {
      await onDelete();
      return deleted.push(name) > 0;
    },
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'caches'));
  return deleted;
}

it('a sign-out from the profile page ends the session and deletes the pages and API responses cached by the service worker', async () => {
  const deleted = watchDeletedCaches();
  const { router } = open('/profile');
  const account = await section('Mon compte');
  await userEvent.click(account.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(document.cookie).not.toContain('sFrontToken');
  expect(deleted).toEqual([cacheNames.pages, cacheNames.answers]);
});

it('a sign-out from the profile page starts no navigation to the sign-in page', async () => {
  watchDeletedCaches(() => waitFor(() => expect(document.cookie).not.toContain('sFrontToken')));
  const { router } = open('/profile');
  const started: (string | undefined)[] = [];
  onTestFinished(
    router.subscribe(({ location, navigation }) =>
      started.push(location.pathname, navigation.location?.pathname),
    ),
  );
  const account = await section('Mon compte');
  await userEvent.click(account.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(started).not.toContain('/auth/login');
});

it('a sign-out removes the profile from the query cache before it deletes the service worker’s caches', async () => {
  const { queryClient } = open('/profile');
  const left: unknown[] = [];
  const deleted = watchDeletedCaches(() =>
    left.push(queryClient.getQueryData(me.profile().queryKey)),
  );
  const account = await section('Mon compte');
  await userEvent.click(account.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(deleted).toHaveLength(2));
  expect(left).toEqual([undefined, undefined]);
});

it('a sign-out that fails shows an error; the visitor stays signed in on the profile page, and the caches remain', async () => {
  answerNetwork(({ path }) =>
    path === '/signout' ? Response.json({}, { status: 503 }) : undefined,
  );
  const deleted = watchDeletedCaches();
  const { router } = open('/profile');
  const account = await section('Mon compte');
  await userEvent.click(account.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByText(/^La déconnexion a échoué/, undefined, patient)).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile');
  expect(document.cookie).toContain('sFrontToken');
  expect(deleted).toEqual([]);
});
