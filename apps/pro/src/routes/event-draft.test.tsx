// Specification: §5.38

import { notifySessionChanged } from '@parages/session/session-mark';
import { clearSession } from '@parages/session/test/browser-session';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceDraftLimits } from '../lib/device-drafts/draft-limits.ts';
// Imported up front: on a cold cache the lazy imports take longer than a test waits.
import '../features/editor/saving/drafts/device-draft.ts';
import '../features/editor/saving/drafts/restored-notice.tsx';
import { aPoi } from '../test/a-poi.ts';
import { openEditor, editedPath as path, slowly } from '../test/open-editor.tsx';
import { type Answers, claude, openPage, refusal } from '../test/open-page.tsx';

const poi = aPoi();
const isAway = { [`PATCH ${path}/dates`]: refusal(503, 'service_unavailable') };
const found = /^Nous avons retrouvé votre saisie du/;
const drafts = (): string[] =>
  Object.keys({ ...localStorage }).filter((key) => key.startsWith('parages-pro-draft:'));
const titleField = () => screen.findByRole('textbox', { name: 'Titre' }, slowly);
const type = async (text: string) => {
  fireEvent.change(await titleField(), { target: { value: text } });
  await waitFor(() => expect(drafts()).toHaveLength(1), slowly);
};
const unload = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => vi.restoreAllMocks());

describe('typed values of an event that the API does not have', () => {
  it('are found again when the page is opened anew, with the day and the hour, and are then saved', async () => {
    openEditor('dates', isAway);
    await type('Grand bal');
    cleanup();
    const { sent } = openEditor('dates', { [`PATCH ${path}/dates`]: aPoi({ version: 4 }) });
    expect(await screen.findByText(found, {}, slowly)).toBeVisible();
    expect(await titleField()).toHaveValue('Grand bal');
    await waitFor(() => expect(sent(`PATCH ${path}/dates`)).toHaveLength(1), slowly);
    expect(sent(`PATCH ${path}/dates`)[0]).toMatchObject({ version: 3, label: 'Grand bal' });
    await waitFor(() => expect(drafts()).toEqual([]), slowly);
  });

  it('come back as they were typed, a number that is none included', async () => {
    openEditor('dates', isAway);
    await userEvent.type(await screen.findByLabelText('Nombre de places', {}, slowly), 'cent');
    await type('');
    cleanup();
    openEditor('dates', isAway);
    await screen.findByText(found, {}, slowly);
    expect(screen.getByLabelText('Nombre de places')).toHaveValue('cent');
    expect(await titleField()).toHaveValue('');
  });

  it('stay on the device when the organiser types into their field before they are found, and are asked about next time', async () => {
    openEditor('dates', isAway);
    await type('Grand bal');
    cleanup();
    const [key = ''] = drafts();
    // The draft of another page load, whose lock is not free at once.
    localStorage.setItem(key.replace(/[^:]+$/, 'former'), localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
    let free = (): void => undefined;
    const isFree = new Promise<void>((resolve) => {
      free = resolve;
    });
    vi.spyOn(Navigator.prototype, 'locks', 'get').mockReturnValue({
      query: async () => ({}),
      request: async (_lock: string, _options: object, take?: (lock: object) => unknown) => {
        await isFree;
        return take?.({});
      },
    } as unknown as LockManager);
    openEditor('dates', isAway);
    fireEvent.change(await titleField(), { target: { value: 'Petit bal' } });
    await act(async () => free());
    await waitFor(() => expect(drafts()).toHaveLength(2), slowly);
    expect(await titleField()).toHaveValue('Petit bal');
    cleanup();
    localStorage.removeItem(drafts().find((one) => !one.endsWith('former')) ?? '');
    openEditor('dates', {
      [`GET ${path}`]: aPoi({ version: 4, dates: { ...poi.dates, label: 'Petit bal' } }),
    });
    const question = within(await screen.findByRole('region', { name: 'Titre' }, slowly));
    expect(question.getByText('Grand bal')).toBeVisible();
    expect(question.getByText('Petit bal')).toBeVisible();
  });

  it('are replaced by the saved ones on « Ne pas la reprendre »', async () => {
    openEditor('dates', isAway);
    await type('Grand bal');
    cleanup();
    openEditor('dates', isAway);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ne pas la reprendre' }, slowly),
    );
    expect(await titleField()).toHaveValue('Bal du 14 juillet');
    expect(screen.queryByText(found)).toBeNull();
    await waitFor(() => expect(drafts()).toEqual([]), slowly);
  });

  it('have a tag that was typed and not added when the page was closed', async () => {
    const away = { [`PATCH ${path}/categories`]: refusal(503, 'service_unavailable') };
    openEditor('categories', away);
    await userEvent.type(await screen.findByLabelText('Mots-clés', {}, slowly), 'musette');
    expect(drafts()).toEqual([]);
    cleanup();
    expect(drafts()).toHaveLength(1);
    openEditor('categories', away);
    expect(await screen.findByText('musette', {}, slowly)).toBeVisible();
  });

  it('are asked about when the same field was saved elsewhere since', async () => {
    openEditor('dates', isAway);
    await type('Grand bal');
    cleanup();
    const theirs = aPoi({ version: 9, dates: { ...poi.dates, label: 'Bal du 13 juillet' } });
    openEditor('dates', { [`GET ${path}`]: theirs });
    const question = within(await screen.findByRole('region', { name: 'Titre' }, slowly));
    expect(question.getByText('Grand bal')).toBeVisible();
    expect(question.getByText('Bal du 13 juillet')).toBeVisible();
  });

  it('are not shown to another account of the device', async () => {
    openEditor('dates', isAway);
    await type('Grand bal');
    cleanup();
    openPage(`/org/events/${poi.id}?tab=dates`, claude({ id: 'v', permissions: ['poi_editor'] }), {
      [`GET ${path}`]: poi,
    });
    expect(await titleField()).toHaveValue('Bal du 14 juillet');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(found)).toBeNull();
    expect(drafts()).toHaveLength(1);
  });

  it('are found again after the session has ended and the same account has signed in', async () => {
    const { router } = openEditor('dates', isAway);
    fireEvent.change(await titleField(), { target: { value: 'Grand bal' } });
    act(() => {
      clearSession();
      notifySessionChanged();
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/auth/login'), slowly);
    expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe(
      `/org/events/${poi.id}?tab=dates`,
    );
    cleanup();
    openEditor('dates', isAway);
    expect(await screen.findByText(found, {}, slowly)).toBeVisible();
    expect(await titleField()).toHaveValue('Grand bal');
  });

  it('are closed without a question of the browser when the device keeps them, else with one', async () => {
    openEditor('dates', isAway);
    await type('Grand bal');
    expect(unload()).toBe(false);
    const other = JSON.stringify({ at: new Date().toISOString(), content: {} });
    for (let index = 0; index < deviceDraftLimits.most; index += 1)
      localStorage.setItem(`parages-pro-draft:u:new:${index}`, other);
    expect(unload()).toBe(true);
  });

  it.each([
    ['leave the device when the organiser signs out without them', 200, 0],
    ['stay on the device when that sign-out fails', 503, 1],
  ])('%s', async (_what, status, left) => {
    openEditor('dates', {
      ...isAway,
      'post /signout': Response.json(
        { status: 'OK' },
        { status, headers: status === 200 ? { 'front-token': 'remove' } : {} },
      ),
    });
    await type('Grand bal');
    await userEvent.click(screen.getByRole('button', { name: /Mon compte : Claude/ }));
    await screen.findByRole('menu', { hidden: true }, slowly);
    await userEvent.click(screen.getByText('Se déconnecter'));
    const dialog = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ }, slowly);
    expect(within(dialog).getByText(/Elles seront effacées de cet appareil/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Quitter quand même' }));
    const end = status === 200 ? 'Votre espace vous attend' : /^La déconnexion a échoué/;
    await waitFor(() => expect(screen.queryAllByText(end)).not.toEqual([]), slowly);
    expect(drafts()).toHaveLength(left);
  });
});

describe('a new event that the API does not have', () => {
  const organisation = {
    id: poi.organisation?.id ?? '',
    name: 'Le Bateau Ivre',
    role: 'owner',
    status: 'approved',
  } as const;
  const openNew = (answers: Answers = {}) =>
    openPage(
      '/org/events/new?step=dates',
      claude({ permissions: ['poi_editor'], organisations: [organisation] }),
      { 'GET /org/features': { items: [] }, ...answers },
    );

  it('is left for another page without a question, and found again', async () => {
    const { router } = openNew();
    await type('B');
    await userEvent.click(screen.getByRole('link', { name: 'Tous les événements' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/events'), slowly);
    cleanup();
    openNew();
    expect(await screen.findByText(found, {}, slowly)).toBeVisible();
    expect(await titleField()).toHaveValue('B');
    await userEvent.click(screen.getByRole('button', { name: 'Ne pas la reprendre' }));
    expect(await titleField()).toHaveValue('');
    await waitFor(() => expect(drafts()).toEqual([]), slowly);
  });

  it('leaves the device once « Continuer » has created it', async () => {
    const { router } = openNew({
      'POST /org/pois': aPoi({ version: 0 }),
      [`PATCH ${path}/dates`]: aPoi({ version: 1 }),
    });
    await type('Bal');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=place'), slowly);
    expect(drafts()).toEqual([]);
  });

  it.each([
    [
      'saved in the event whose dates an earlier page could not save',
      { [`GET ${path}`]: poi, [`PATCH ${path}/categories`]: poi },
      0,
    ],
    [
      'created again when that event was deleted',
      { [`GET ${path}`]: refusal(404, 'poi_not_found') },
      1,
    ],
    [
      'created again when that event is of another organisation',
      { [`GET ${path}`]: aPoi({ organisation: { ...organisation, id: 'other', slug: 'autre' } }) },
      1,
    ],
  ])('is %s', async (_how, answers: Answers, creations) => {
    openNew({
      'POST /org/pois': poi,
      [`PATCH ${path}/dates`]: refusal(503, 'service_unavailable'),
    });
    await type('Bal');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await screen.findByText(/Votre saisie est gardée ici/, {}, slowly);
    cleanup();
    const { sent, router } = openNew({
      'POST /org/pois': poi,
      [`PATCH ${path}/dates`]: poi,
      ...answers,
    });
    await screen.findByText(found, {}, slowly);
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=place'), slowly);
    expect(sent('POST /org/pois')).toHaveLength(creations);
  });
});
