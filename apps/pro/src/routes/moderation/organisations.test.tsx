// Specification: §2.58, §6.6
import type { OrganisationReview } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aReview } from '../../test/a-review.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './organisations.page.tsx'; // preloaded: a cold import exceeds the test timeout
import '../profile.page.tsx';

const review = aReview;
const { id } = review;
const queue = {
  items: [review],
  total: 1,
  counts: { pending: 1, approved: 4, refused: 0, suspended: 0 },
  changes: 2,
};
const moderator = claude({ permissions: ['org_mod'] });
const path = `/org/moderation/organisations/${id}`;
const api = `/moderation/organisations/${id}`;
const answers = (change: Partial<OrganisationReview> = {}) => ({
  'GET /moderation/organisations': queue,
  [`GET ${api}`]: { ...review, ...change },
});
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 }));

describe('/org/moderation/organisations', () => {
  it('lists the queue with the counts of pending and of approved organisations', async () => {
    openPage('/org/moderation/organisations', moderator, answers());
    expect(
      await screen.findByRole('link', { name: 'Les Bacs à sable' }, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /À valider 1/, pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /Validées 4/, pressed: false })).toBeVisible();
  });

  it('debounces the search by name and puts it in the URL', async () => {
    const { router, calls } = openPage(
      '/org/moderation/organisations?status=approved',
      moderator,
      answers(),
    );
    await userEvent.type(await screen.findByRole('searchbox', {}, { timeout: 5000 }), 'bacs');
    const asked = () =>
      calls
        .filter(({ path: called }) => called.endsWith('/moderation/organisations'))
        .map(({ query }) => query.get('q'));
    await waitFor(() => expect(new Set(asked())).toEqual(new Set([null, 'bacs'])));
    expect(router.state.location.search).toBe('?status=approved&q=bacs');
  });

  it('shows « La file est vide » when the queue is empty', async () => {
    openPage('/org/moderation/organisations', moderator, {
      'GET /moderation/organisations': { ...queue, items: [] },
    });
    expect(await screen.findByRole('heading', { name: 'La file est vide' })).toBeVisible();
  });

  it('§6 redirects an account without org_mod to its profile', async () => {
    const { router } = openPage(
      '/org/moderation/organisations',
      claude({ permissions: ['poi_mod'] }),
      answers(),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'));
  });

  it('interface "registry data beside declared data": marks the equal name and the different address', async () => {
    openPage(path, moderator, answers());
    const row = await screen.findByRole('row', { name: /^Adresse/ });
    expect(row).toHaveTextContent('3 quai du Port');
    expect(row).toHaveTextContent('9 RUE HAUTE');
    expect(row).toHaveTextContent('différent');
    expect(screen.getByRole('row', { name: /^Nom/ })).toHaveTextContent('identique');
    expect(screen.getByRole('link', { name: /Demande envoyée par Camille Bac/ })).toHaveAttribute(
      'href',
      '/org/profile/c',
    );
    expect(screen.getByRole('link', { name: 'Voir la fiche officielle' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/annuaire-entreprises\.data\.gouv\.fr\/entreprise\/\d{9}$/),
    );
  });

  it('approves the displayed version of an organisation', async () => {
    const { sent } = openPage(path, moderator, {
      ...answers(),
      [`POST ${api}/approval`]: { ...review, status: 'approved' },
    });
    await press('Valider');
    await waitFor(() => expect(sent(`POST ${api}/approval`)).toEqual([{ version: 3 }]));
    expect(
      await screen.findByText(
        /^L’organisation «.Les Bacs à sable.» est validée.: ses propriétaires sont prévenus$/,
      ),
    ).toBeVisible();
  });

  it('shows an error for a refusal without a reason, and sends a suggested reason that was completed', async () => {
    const { sent } = openPage(path, moderator, {
      ...answers(),
      [`POST ${api}/refusal`]: { ...review, status: 'refused' },
    });
    await press('Demander une correction');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(dialog.getByText(/Dites pourquoi/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /celui d’une autre structure/ }));
    await userEvent.type(dialog.getByRole('textbox'), ' Merci');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() =>
      expect(sent(`POST ${api}/refusal`)).toEqual([
        { version: 3, reason: expect.stringMatching(/^Le SIREN indiqué.*vérifiez-le\. Merci$/) },
      ]),
    );
  });

  it('keeps the typed reason when a refusal could not be sent', async () => {
    openPage(path, moderator, {
      ...answers(),
      [`POST ${api}/refusal`]: refusal(503, 'service_unavailable'),
    });
    await press('Demander une correction');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Indiquez votre site.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'Une erreur est survenue',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Demander une correction');
    expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue(
      'Indiquez votre site.',
    );
  });

  const change = {
    name: 'Mairie de Tours',
    locality: 'Tours',
    logoId: null,
    website: null,
    description: 'Service officiel',
    reason: null,
    submittedAt: '2026-06-12T10:00:00Z',
  };

  it('the filter « Modifications » shows a count and requests organisations with a pending proposal', async () => {
    const { calls } = openPage(
      '/org/moderation/organisations?status=changes',
      moderator,
      answers({ status: 'approved', change }),
    );
    expect(
      await screen.findByRole(
        'button',
        { name: /Modifications 2/, pressed: true },
        { timeout: 5000 },
      ),
    ).toBeVisible();
    const asked = calls.filter(({ path: called }) => called.endsWith('/moderation/organisations'));
    expect(
      new Set(asked.map(({ query }) => `${query.get('hasChange')} ${query.get('status')}`)),
    ).toEqual(new Set(['true null']));
  });

  it('shows the proposed name of an organisation beside the published one, and sends the acceptance', async () => {
    const { sent } = openPage(path, moderator, {
      ...answers({ status: 'approved', change }),
      [`POST ${api}/change/acceptance`]: { ...review, status: 'approved', name: change.name },
    });
    const table = within(await screen.findByRole('table', { name: /ce qui est proposé/ }));
    expect(table.getByRole('row', { name: /^Nom/ })).toHaveTextContent('Les Bacs à sable');
    expect(table.getByRole('row', { name: /^Nom/ })).toHaveTextContent('Mairie de Tours');
    expect(table.queryByRole('row', { name: /^Commune/ })).toBeNull();
    await press('Accepter la modification');
    await waitFor(() => expect(sent(`POST ${api}/change/acceptance`)).toEqual([{ version: 3 }]));
  });

  it('sends the refusal of a proposed change of an organisation with the typed reason', async () => {
    const { sent } = openPage(path, moderator, {
      ...answers({ status: 'approved', change }),
      [`POST ${api}/change/refusal`]: {
        ...review,
        status: 'approved',
        change: { ...change, reason: 'Non' },
      },
    });
    await press('Refuser la modification');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Vous n’êtes pas la mairie.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() =>
      expect(sent(`POST ${api}/change/refusal`)).toEqual([
        { version: 3, reason: 'Vous n’êtes pas la mairie.' },
      ]),
    );
  });

  it.each([{ change: { ...change, reason: 'Non' } }, { change, isOwn: true }])(
    'hides « Accepter la modification » for a refused proposal, and for the moderator’s own organisation: %j',
    async (state) => {
      openPage(path, moderator, answers({ status: 'approved', ...state }));
      expect(await screen.findByRole('table', { name: /ce qui est proposé/ })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Accepter la modification' })).toBeNull();
    },
  );

  it('says that another moderator has just decided when the approval of an organisation gets 409', async () => {
    openPage(path, moderator, {
      ...answers(),
      [`POST ${api}/approval`]: refusal(409, 'organisation_transition_forbidden'),
    });
    await press('Valider');
    expect(await screen.findByText('Quelqu’un d’autre vient de décider.')).toBeVisible();
  });

  it('hides « Valider » for the moderator’s own organisation, and shows two warnings about the SIREN', async () => {
    openPage(
      path,
      moderator,
      answers({
        isOwn: true,
        registryState: 'unchecked',
        registry: null,
        sameSiren: [{ id: 'x', name: 'Bac', status: 'approved' }],
      }),
    );
    expect(await screen.findByText('Vous faites partie de cette organisation')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
    expect(screen.getByText(/le registre n’a pas répondu/)).toBeVisible();
    expect(screen.getByText('Déjà déclarée avec ce numéro')).toBeVisible();
  });

  it.each([
    ['unchecked', 'Numéro RNA non vérifié\u00a0: le registre n’a pas répondu'],
    ['unknown', 'Association sans SIREN'],
    ['found', null],
  ] as const)(
    'shows for an RNA number that the registry left %s the warning %j',
    async (registryState, warning) => {
      const rna = 'W372001234';
      openPage(path, moderator, answers({ siren: null, rna, registryState }));
      expect(await screen.findByText(rna, {}, { timeout: 5000 })).toBeVisible();
      const shown = ['Numéro RNA non vérifié', 'Association sans SIREN'].filter(
        (text) => screen.queryByText(new RegExp(text)) !== null,
      );
      expect(shown).toEqual(warning === null ? [] : [warning.split('\u00a0')[0]]);
    },
  );
});
