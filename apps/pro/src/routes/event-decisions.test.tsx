// Specification: §4.17, §5.28, §5.29
import type { OrganiserPoi } from '@parages/contracts/types';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { editedPath, openEditor, slowly } from '../test/open-editor.tsx';
import { type Answers, refusal } from '../test/open-page.tsx';
import './account/login.page.tsx'; // preloaded: a cold import exceeds the test timeout

const poi = aPoi();
const openWith = (change: Partial<OrganiserPoi>, answers: Answers = {}, tab = 'dates') =>
  openEditor(tab, { [`GET ${editedPath}`]: aPoi(change), ...answers });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, slowly));
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }, slowly));
const version = { number: 1, label: poi.label, updatedAt: '2027-06-01T10:00:00Z' };
const working = {
  ...version,
  number: 2,
  status: 'draft' as const,
  submittedAt: null,
  decidedAt: null,
};
const online: Partial<OrganiserPoi> = {
  status: 'published',
  isEditable: false,
  publishedVersion: version,
  workingVersion: null,
  slugFr: 'bal',
  allowedTransitions: ['draft', 'archived'],
  publishedAt: '2027-06-01T10:00:00Z',
};
const revised: Partial<OrganiserPoi> = {
  ...online,
  status: 'draft',
  isEditable: true,
  workingVersion: working,
  canDiscardRevision: true,
};

describe('decisions "Versions: one published version at most, one working version at most"', () => {
  it('shows a published event read-only, and makes it editable with « Préparer une nouvelle version »', async () => {
    const { sent } = openWith(online, { [`POST ${editedPath}/revision`]: aPoi(revised) });
    expect(await screen.findByLabelText('Titre', {}, slowly)).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Voir la page en ligne' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/evenement\/bal$/),
    );
    await press('Préparer une nouvelle version');
    expect(await screen.findByText(/^La page en ligne reste visible telle quelle/)).toBeVisible();
    expect(screen.getByLabelText('Titre')).toBeEnabled();
    expect(sent(`POST ${editedPath}/revision`)).toEqual([{ version: 3 }]);
  });

  it('downloads the poster of an event that is online, named after its page', async () => {
    const saved: string[] = [];
    URL.createObjectURL = vi.fn(() => 'blob:poster');
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const pdf = new Response(new Blob(['%PDF-']), {
      headers: { 'content-type': 'application/pdf' },
    });
    const { calls } = openWith(online, {
      [`GET ${editedPath.replace('/org', '')}/poster.pdf`]: pdf,
    });
    await press('Autres actions');
    await choose('Affiche à imprimer (PDF)');
    await waitFor(() => expect(saved).toEqual(['bal.pdf']), slowly);
    expect(calls.some(({ path }) => path.endsWith('/poster.pdf'))).toBe(true);
    vi.restoreAllMocks();
  });

  it('deletes the working version after "Abandonner la modification" is chosen and confirmed', async () => {
    const { calls } = openWith(revised, { [`DELETE ${editedPath}/revision`]: aPoi(online) });
    await press('Autres actions');
    await choose('Abandonner la modification');
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Abandonner la modification' },
      slowly,
    );
    expect(dialog).toHaveTextContent('La page en ligne ne change pas.');
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Abandonner la modification' }),
    );
    expect(await screen.findByText(/^Cet événement est en ligne/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'DELETE')?.query.get('version')).toBe('3');
  });

  it('publishes the working version on "Publier la nouvelle version" when the API allows its publication', async () => {
    const { sent } = openWith(
      { ...revised, allowedTransitions: ['draft', 'in-review', 'published', 'archived'] },
      { [`POST ${editedPath}/publication`]: aPoi(online) },
    );
    await press('Publier la nouvelle version');
    expect(await screen.findByText(/^Cet événement est en ligne/)).toBeVisible();
    expect(sent(`POST ${editedPath}/publication`)).toEqual([{ version: 3 }]);
  });

  it('offers "Demander la publication", not "Publier la nouvelle version", when the API allows no publication', async () => {
    openWith({ ...revised, allowedTransitions: ['draft', 'in-review', 'archived'] });
    expect(
      await screen.findByRole('button', { name: 'Demander la publication' }, slowly),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publier la nouvelle version' })).toBeNull();
  });

  it('§4 "accepted to published: manual publication": the button "Publier" publishes an accepted event', async () => {
    const { sent } = openWith(
      {
        status: 'accepted',
        isEditable: false,
        allowedTransitions: ['published', 'archived'],
        workingVersion: { ...working, status: 'accepted' },
      },
      { [`POST ${editedPath}/publication`]: aPoi(online) },
    );
    await press('Publier');
    expect(await screen.findByText(/^Cet événement est en ligne/)).toBeVisible();
    expect(sent(`POST ${editedPath}/publication`)).toEqual([{ version: 3 }]);
  });
});

describe('decisions "Duplicate: copies everything but periods and status"', () => {
  it('« Dupliquer » opens the copy, which shows no date, while the source keeps its dates', async () => {
    const copy = aPoi({
      id: '0197a000-0000-7000-8000-000000000002',
      version: 0,
      dates: { ...poi.dates, periods: [] },
    });
    const { router } = openWith(
      {},
      { [`POST ${editedPath}/duplication`]: copy, [`GET /org/pois/${copy.id}`]: copy },
    );
    await press('Autres actions');
    await choose('Dupliquer');
    await waitFor(
      () => expect(router.state.location.pathname).toBe(`/org/events/${copy.id}`),
      slowly,
    );
    await waitFor(() => expect(screen.queryByText('1 date')).toBeNull(), slowly);
    expect(screen.getByLabelText('Du')).toHaveValue('');
    await act(() => router.navigate(-1));
    await waitFor(
      () => expect(router.state.location.pathname).toBe(`/org/events/${poi.id}`),
      slowly,
    );
    expect(await screen.findByText('1 date', {}, slowly)).toBeVisible();
  });
});

describe('decisions "each tab shows done or the number of errors"', () => {
  it('names a tab of the editor with its number of errors, or "Complet"', async () => {
    openWith({ dates: { ...poi.dates, periods: [] } });
    const tabs = await screen.findByRole('tablist', { name: 'Rubriques de l’événement' }, slowly);
    expect(
      within(tabs).getByRole('tab', { name: /^Dates et infos.*1 information à compléter/ }),
    ).toHaveAttribute('aria-selected', 'true');
    expect(within(tabs).getByRole('tab', { name: /^Images.*Complet/ })).toBeVisible();
  });

  it('an arrow key focuses the next tab of the editor; Enter opens it and puts it in the URL', async () => {
    const { router } = openWith({});
    const dates = await screen.findByRole('tab', { name: /^Dates et infos/ }, slowly);
    expect(screen.getByRole('tabpanel', { name: /^Dates et infos/ })).toBeVisible();
    act(() => dates.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^Lieu/ })).toHaveFocus();
    expect(dates).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('tabpanel', { name: /^Lieu/ })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=place');
  });
});

describe('decisions "Limits: title 140, description 10,000, … 5 e-mails, phones and sites per contact, price ≤ 10,000 €"', () => {
  it('shows errors for a title above 140 and a description above 10,000 characters', async () => {
    openWith({ dates: { ...poi.dates, label: 'a'.repeat(141), description: 'a'.repeat(10_001) } });
    expect(await screen.findByText('141 / 140', {}, slowly)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Titre'), 'a');
    expect(await screen.findByText('Le titre est limité à 140 caractères')).toBeVisible();
    expect(screen.getByText(/^La description est limitée à 10.000 caractères/)).toBeVisible();
  });

  it('hides the button that adds an e-mail address to a contact with five', async () => {
    const five = Array.from({ length: 5 }, (_, index) => `bal${index}@example.org`);
    openWith(
      {
        contacts: [
          { type: 'booking', legalName: null, emails: five, phoneNumbers: [], websites: [] },
        ],
      },
      {},
      'contacts',
    );
    expect(
      await screen.findByRole('button', { name: 'Ajouter un téléphone' }, slowly),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ajouter une adresse e-mail' })).toBeNull();
  });

  it('shows an error for a price of 10,000.01 €', async () => {
    const price = {
      minPriceCents: null,
      maxPriceCents: null,
      priceModes: [],
      policyName: null,
      label: null,
    };
    openWith(
      {
        prices: {
          isFree: false,
          prices: [{ ...price, startDate: null, endDate: null, additionalInfo: null }],
        },
      },
      {},
      'prices',
    );
    await userEvent.type(await screen.findByLabelText('À partir de (€)', {}, slowly), '10000,01');
    expect(await screen.findByText('Prix invalide')).toBeVisible();
  });
});

describe('issue "unsaved-changes guard"', () => {
  const leave = async () =>
    userEvent.click(screen.getByRole('link', { name: 'Tous les événements' }));

  it('saves typed values when the organiser leaves the page', async () => {
    const { router, sent } = openWith({}, { [`PATCH ${editedPath}/dates`]: aPoi({ version: 4 }) });
    await userEvent.type(await screen.findByLabelText('Titre', {}, slowly), '!');
    await leave();
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/events'), slowly);
    expect(sent(`PATCH ${editedPath}/dates`)).toHaveLength(1);
  });

  it('asks before the organiser leaves when typed values could not be saved', async () => {
    const { router } = openWith(
      {},
      { [`PATCH ${editedPath}/dates`]: refusal(503, 'service_unavailable') },
    );
    await userEvent.type(await screen.findByLabelText('Titre', {}, slowly), '!');
    await leave();
    const dialog = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ }, slowly);
    expect(router.state.location.pathname).not.toBe('/org/events');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rester ici' }));
    expect(screen.getByLabelText('Titre')).toHaveValue('Bal du 14 juillet!');
    await leave();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Quitter quand même' }, slowly),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/events'), slowly);
  });

  const signOut = async () => {
    await press(/Mon compte : Claude/);
    await screen.findByRole('menu', { hidden: true }, slowly);
    await userEvent.click(screen.getByText('Se déconnecter'));
  };
  // The session library writes the method in lower case.
  const signOuts = 'post /signout';
  const ended = Response.json({ status: 'OK' }, { headers: { 'front-token': 'remove' } });

  it('saves typed values before a sign-out', async () => {
    const { router, calls } = openWith(
      {},
      { [`PATCH ${editedPath}/dates`]: aPoi({ version: 4 }), [signOuts]: ended },
    );
    await userEvent.type(await screen.findByLabelText('Titre', {}, slowly), '!');
    await signOut();
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/auth/login'), slowly);
    const names = calls.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`);
    expect(names).toContain(`PATCH ${editedPath}/dates`);
    expect(names.indexOf(`PATCH ${editedPath}/dates`)).toBeLessThan(names.indexOf(signOuts));
  });

  const signOutAfterFailedSave = async () => {
    const page = openWith(
      {},
      { [`PATCH ${editedPath}/dates`]: refusal(503, 'service_unavailable'), [signOuts]: ended },
    );
    await userEvent.type(await screen.findByLabelText('Titre', {}, slowly), '!');
    await signOut();
    await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ }, slowly);
    expect(page.sent(signOuts)).toEqual([]);
    return page;
  };

  it('keeps the session and values that could not be saved when a sign-out ends with "Rester ici"', async () => {
    const { sent } = await signOutAfterFailedSave();
    await press('Rester ici');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowly);
    expect(screen.getByLabelText('Titre')).toHaveValue('Bal du 14 juillet!');
    expect(sent(signOuts)).toEqual([]);
  });

  it('signs out with values that could not be saved on "Quitter quand même"', async () => {
    const { router, sent } = await signOutAfterFailedSave();
    await press('Quitter quand même');
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/auth/login'), slowly);
    expect(sent(signOuts)).toHaveLength(1);
  });
});

describe('decisions "Hidden event: a notice in the editor"', () => {
  const hidden = { isEnabled: false, disabledReason: 'Ce lieu n’existe pas.' };

  it('shows the reason of the moderator and says neither that the event is online nor where', async () => {
    openWith({ ...online, ...hidden });
    expect(await screen.findByText('Ce lieu n’existe pas.', {}, slowly)).toBeVisible();
    expect(screen.getByText(/^Cet événement est masqué/)).toBeVisible();
    expect(screen.getByText('Masqué')).toBeVisible();
    expect(screen.queryByText(/^Cet événement est en ligne/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Voir la page en ligne' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Écrire à l’équipe' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/feedback\?from=%2Fpoi%2F/),
    );
    expect(screen.getByRole('button', { name: 'Préparer une nouvelle version' })).toBeEnabled();
  });

  it('does not promise that the page stays visible during a new version', async () => {
    openWith({ ...revised, ...hidden });
    expect(
      await screen.findByText(/^Vous préparez une nouvelle version/, {}, slowly),
    ).toBeVisible();
    expect(screen.queryByText(/^La page en ligne reste visible/)).toBeNull();
    expect(screen.queryByText('En ligne')).toBeNull();
  });

  it.each(['reader', 'moderator'] as const)(
    'shows the reason to a %s without advice on what to do',
    async (role) => {
      openWith({ ...online, ...hidden, role });
      expect(await screen.findByText('Ce lieu n’existe pas.', {}, slowly)).toBeVisible();
      expect(screen.queryByText(/écrivez-nous/)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Écrire à l’équipe' })).toBeNull();
      expect(screen.queryByText(/^Pour modifier cet événement/)).toBeNull();
    },
  );

  it('shows no notice for an event that visitors can see', async () => {
    openWith(online);
    expect(await screen.findByText(/^Cet événement est en ligne/, {}, slowly)).toBeVisible();
    expect(screen.queryByText(/^Cet événement est masqué/)).toBeNull();
  });
});
