// Specification: §2.55, §5.31, §5.32, §8.18
import type { MyOrganisation, Organisation } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { company, siren } from '../../test/a-company.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './list.page.tsx'; // preloaded: a cold import exceeds the test timeout
import './new.page.tsx';
import './detail.page.tsx';

const id = '0197a000-0000-7000-8000-000000000001';
const organisation: Organisation = {
  id,
  slug: 'les-bacs',
  name: 'Les Bacs à sable',
  status: 'pending',
  role: 'owner',
  email: 'contact@example.org',
  streetAddress: '3 quai du Port',
  postalCode: '37000',
  locality: 'Tours',
  siren,
  rna: null,
  logoId: null,
  website: null,
  description: '',
  registryState: 'found',
  registry: company,
  reason: null,
  version: 3,
  submittedAt: '2026-06-10T10:00:00Z',
  decidedAt: null,
  createdAt: '2026-06-10T10:00:00Z',
  updatedAt: '2026-06-10T10:00:00Z',
  change: null,
};
const mine: MyOrganisation = {
  id,
  slug: 'les-bacs',
  name: 'Les Bacs à sable',
  status: 'pending',
  role: 'owner',
  logoId: null,
  reason: null,
  memberCount: 1,
  poiCount: 2,
  createdAt: '2026-06-10T10:00:00Z',
};
const noMembers = { items: [], invitations: [] };
const none = { 'GET /org/organisations': { items: [], hasPending: false } };
const declare = { name: 'Déclarer une organisation' };
const field = (name: string) => screen.findByRole('textbox', { name }, { timeout: 5000 });
const type = async (name: string, text: string) => userEvent.type(await field(name), text);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('/org/organisations', () => {
  it('shows an account without an organisation how to declare one', async () => {
    openPage('/org/organisations', claude(), none);
    expect(
      await screen.findByRole(
        'heading',
        { name: 'Aucune organisation pour l’instant' },
        { timeout: 5000 },
      ),
    ).toBeVisible();
    const link = screen.getByRole('link', declare);
    expect(link).toHaveAttribute('href', '/org/organisations/new');
  });

  it('lists each organisation with its status; a pending one hides the declare link', async () => {
    const items = [
      mine,
      {
        ...mine,
        id: 'b',
        name: 'Le Bal',
        logoId: 'l',
        status: 'refused',
        reason: 'SIREN illisible',
      },
    ];
    openPage('/org/organisations', claude(), {
      'GET /org/organisations': { items, hasPending: true },
    });
    expect(await screen.findByText('En attente de validation')).toBeVisible();
    expect(screen.getByText('À corriger : SIREN illisible')).toBeVisible();
    expect(screen.getAllByText('2 événements')).toHaveLength(2);
    expect(document.querySelector('img[src="/mediafile/l?thumb=1"]')).toHaveAttribute('alt', '');
    expect(screen.queryByRole('link', declare)).toBeNull();
  });

  it('shows an error with a retry button when the list fails to load', async () => {
    openPage('/org/organisations', claude(), {
      'GET /org/organisations': refusal(403, 'permission_missing'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('/org/organisations/new', () => {
  const answers = (lookup: object) => ({ ...none, [`GET /org/companies/${siren}`]: lookup });

  it('§5 "SIREN must be 9 digits": checks nine digits and the control digit, and sends no invalid form', async () => {
    const { sent } = openPage('/org/organisations/new', claude(), none);
    await type('Numéro SIREN', '12345');
    await userEvent.tab();
    expect(screen.getByText('Format de SIREN invalide (9 chiffres)')).toBeVisible();
    await type('Numéro SIREN', '6789');
    expect(screen.getByText(/Ces neuf chiffres ne forment pas un SIREN/)).toBeVisible();
    await press('Envoyer la demande');
    expect(screen.getByRole('alert')).toHaveTextContent('5 points à corriger');
    await waitFor(async () => expect(await field('Numéro SIREN')).toHaveFocus());
    expect(screen.getAllByText('Champ obligatoire').length).toBeGreaterThan(3);
    expect(sent('POST /org/organisations')).toEqual([]);
  });

  it('decisions "then the registry: prefill": fills only empty fields, and sends all fields on « Envoyer la demande »', async () => {
    const created = vi.fn(() => Response.json(organisation, { status: 201 }));
    const { router, sent } = openPage('/org/organisations/new', claude(), {
      ...answers({ siren, state: 'found', company }),
      'POST /org/organisations': created,
      [`GET /org/organisations/${id}`]: organisation,
      [`GET /org/organisations/${id}/members`]: noMembers,
    });
    await type('Commune', 'Tours');
    await type('Numéro SIREN', '000 100 016');
    expect(await screen.findByText('Trouvée au registre national')).toBeVisible();
    expect(await field('Nom de l’organisation')).toHaveValue('LES BACS À SABLE');
    expect(await field('Adresse')).toHaveValue('3 QUAI DU PORT');
    expect(await field('Commune')).toHaveValue('Tours');
    expect(await field('Adresse e-mail de l’organisation')).toHaveValue('claude@example.org');
    await press('Envoyer la demande');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/org/organisations/${id}`));
    expect(sent('POST /org/organisations')).toEqual([
      {
        siren,
        name: 'LES BACS À SABLE',
        email: 'claude@example.org',
        streetAddress: '3 QUAI DU PORT',
        postalCode: '37000',
        locality: 'Tours',
        website: null,
        description: '',
      },
    ]);
    expect(
      await screen.findByText('En attente de validation depuis le 10 juin 2026'),
    ).toBeVisible();
  });

  it('§8 "Pending organisation already exists": the page that declares an organisation shows the notice', async () => {
    const sentence = 'Vous avez déjà une organisation en attente de votre validation.';
    openPage('/org/organisations/new', claude(), {
      'GET /org/organisations': { items: [mine], hasPending: true },
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Envoyer la demande' })).toBeNull();
  });

  it('focuses the field that an API refusal names, and shows the message of a refusal without a field', async () => {
    const refusals = [
      refusal(400, 'request_invalid', [{ pointer: '/body/website', code: 'invalid_format' }]),
      refusal(409, 'organisation_pending_exists'),
    ];
    openPage('/org/organisations/new', claude(), {
      ...answers({ siren, state: 'found', company }),
      'POST /org/organisations': () => refusals.shift() ?? {},
    });
    await type('Numéro SIREN', siren);
    await screen.findByText('Trouvée au registre national');
    await press('Envoyer la demande');
    expect(await screen.findByRole('link', { name: 'Site web (facultatif)' })).toBeVisible();
    await waitFor(async () => expect(await field('Site web (facultatif)')).toHaveFocus());
    await press('Envoyer la demande');
    expect(
      await screen.findByText('Vous avez déjà une organisation en attente de votre validation.'),
    ).toBeVisible();
  });
});

describe('/org/organisations/{id}', () => {
  const members = `GET /org/organisations/${id}/members`;
  const get = `GET /org/organisations/${id}`;

  it('shows the reason of a refusal and the form; saving also resubmits the organisation', async () => {
    const refused = {
      ...organisation,
      status: 'refused',
      reason: 'Le SIREN est celui d’une autre structure.',
    };
    const { sent } = openPage(`/org/organisations/${id}`, claude(), {
      [get]: refused,
      [members]: noMembers,
      [`PATCH /org/organisations/${id}`]: { ...refused, version: 4 },
      [`POST /org/organisations/${id}/resubmission`]: { ...organisation, version: 5 },
    });
    expect(await screen.findByText('Le SIREN est celui d’une autre structure.')).toBeVisible();
    await userEvent.clear(await field('Nom de l’organisation'));
    await type('Nom de l’organisation', 'Les Bacs de Tours');
    await press('Enregistrer et renvoyer');
    await waitFor(() =>
      expect(sent(`POST /org/organisations/${id}/resubmission`)).toEqual([{ version: 4 }]),
    );
    expect(sent(`PATCH /org/organisations/${id}`)).toEqual([
      expect.objectContaining({ name: 'Les Bacs de Tours', version: 3 }),
    ]);
  });

  it.each([
    [
      'pending',
      'owner',
      'En attente de validation depuis le 10 juin 2026',
      /préparer vos événements.*resteront en brouillon/,
    ],
    [
      'refused',
      'editor',
      'Il manque une information',
      /Un propriétaire de l’organisation doit corriger la fiche/,
    ],
    [
      'suspended',
      'owner',
      'Cette organisation est suspendue',
      /Ses événements ne peuvent pas être modifiés pour le moment/,
    ],
  ] as const)(
    'decisions "pending, approved, refused (with reason, can resubmit), suspended": shows the notice of a %s organisation to its %s',
    async (status, role, title, text) => {
      const reason = status === 'pending' ? null : 'Le SIREN est celui d’une autre structure.';
      openPage(`/org/organisations/${id}`, claude(), {
        [get]: { ...organisation, status, role, reason },
        [members]: noMembers,
      });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      if (reason) expect(screen.getByText(reason)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Voir la page publique' })).toBeNull();
    },
  );

  it('after a version conflict, shows that another member has saved, and keeps the typed town', async () => {
    openPage(`/org/organisations/${id}`, claude(), {
      [get]: organisation,
      [members]: noMembers,
      [`PATCH /org/organisations/${id}`]: refusal(412, 'organisation_version_stale'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
    await type('Commune', ' Nord');
    await press('Enregistrer');
    expect(
      await screen.findByText(/Quelqu’un d’autre vient de modifier cette organisation/),
    ).toBeVisible();
    expect(await field('Commune')).toHaveValue('Tours Nord');
  });

  const approved = { ...organisation, status: 'approved' } as const;
  const change = {
    name: 'Mairie de Tours',
    locality: 'Tours',
    website: null,
    description: '',
    submittedAt: '2026-06-12T10:00:00Z',
  };

  it('proposes the new name of an approved organisation, and starts the next edit from that name', async () => {
    const waiting = { ...approved, version: 4, change: { ...change, reason: null } };
    const kept: object[] = [approved];
    const { sent } = openPage(`/org/organisations/${id}`, claude(), {
      [get]: () => kept.at(-1) ?? {},
      [members]: noMembers,
      [`PATCH /org/organisations/${id}`]: () => {
        kept.push(waiting);
        return waiting;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
    expect(
      screen.getByText(/notre équipe les relit avant qu’ils ne changent en ligne/),
    ).toBeVisible();
    await userEvent.clear(await field('Nom de l’organisation'));
    await type('Nom de l’organisation', 'Mairie de Tours');
    await press('Enregistrer');
    expect(
      await screen.findByText('Modification en attente de validation depuis le 12 juin 2026'),
    ).toBeVisible();
    expect(sent(`PATCH /org/organisations/${id}`)).toEqual([
      expect.objectContaining({ name: 'Mairie de Tours', version: 3 }),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Les Bacs à sable' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    expect(await field('Nom de l’organisation')).toHaveValue('Mairie de Tours');
  });

  it('shows why a proposal was refused, and lets an owner withdraw that refused proposal', async () => {
    const { sent } = openPage(`/org/organisations/${id}`, claude(), {
      [get]: { ...approved, change: { ...change, reason: 'Vous n’êtes pas la mairie.' } },
      [members]: noMembers,
      [`POST /org/organisations/${id}/change/withdrawal`]: approved,
    });
    expect(await screen.findByText('Vous n’êtes pas la mairie.')).toBeVisible();
    await press('Retirer la modification');
    await waitFor(() =>
      expect(sent(`POST /org/organisations/${id}/change/withdrawal`)).toEqual([{ version: 3 }]),
    );
  });

  it('shows a reader of an approved organisation no edit button, and a link to the public page', async () => {
    openPage(`/org/organisations/${id}`, claude(), {
      [get]: { ...organisation, role: 'reader', status: 'approved' },
      [members]: noMembers,
    });
    expect(await screen.findByText(/Seuls ses propriétaires peuvent modifier/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir la page publique' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/organisateur\/les-bacs$/),
    );
  });

  it('404: shows that the organisation is unknown or closed to the account', async () => {
    openPage(`/org/organisations/${id}`, claude(), {
      [get]: refusal(404, 'organisation_not_found'),
    });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /n’existe pas, ou vous n’en faites pas partie/,
      }),
    ).toBeVisible();
  });

  it('decisions "members with invitations (owner, editor, reader)": changes a role, shows why the last owner cannot leave, invites', async () => {
    const camille = {
      firstName: 'Camille',
      lastName: 'Bac',
      email: 'camille@example.org',
      joinedAt: '2026-06-10T10:00:00Z',
    };
    const items = [
      { ...camille, accountId: 'c', role: 'editor', isMe: false },
      { ...claude(), accountId: 'u', role: 'owner', isMe: true, joinedAt: '2026-06-10T10:00:00Z' },
    ];
    const { sent } = openPage(`/org/organisations/${id}`, claude(), {
      [get]: { ...organisation, status: 'approved' },
      [members]: { items, invitations: [] },
      [`PATCH /org/organisations/${id}/members/c`]: { ...items[0], role: 'reader' },
      [`DELETE /org/organisations/${id}/members/u`]: refusal(409, 'member_last_owner'),
      [`POST /org/organisations/${id}/invitations`]: (call) => ({
        id: 'i',
        ...(call.body as object),
      }),
    });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Rôle.: Camille Bac$/ }),
      'Lecteur',
    );
    await waitFor(() =>
      expect(sent(`PATCH /org/organisations/${id}/members/c`)).toEqual([{ role: 'reader' }]),
    );
    await press('Quitter l’organisation');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: /Quitter Les Bacs/ })).getByRole('button', {
        name: 'Quitter l’organisation',
      }),
    );
    expect(await screen.findByText(/Il faut au moins un propriétaire/)).toBeVisible();
    await type('Son adresse e-mail', 'sacha@');
    await press('Envoyer l’invitation');
    expect(screen.getByText('Adresse email incorrecte')).toBeVisible();
    await type('Son adresse e-mail', 'example.org');
    await press('Envoyer l’invitation');
    await waitFor(() =>
      expect(sent(`POST /org/organisations/${id}/invitations`)).toEqual([
        { email: 'sacha@example.org', role: 'editor' },
      ]),
    );
  });
});
