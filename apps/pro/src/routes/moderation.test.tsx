// Specification: §1.17
import type { ReviewItem } from '@parages/contracts/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { aReviewItem } from '../test/a-review-item.ts';
import { type Answers, claude, openPage, refusal } from '../test/open-page.tsx';

const poi = aPoi({ status: 'in-review', isEditable: false });
const path = `/org/pois/${poi.id}`;
const slowly = { timeout: 5000 };
const start = (items: ReviewItem[], answers: Answers = {}) =>
  openPage('/org/moderation', claude({ permissions: ['poi_mod'] }), {
    'GET /moderation/pois': { items, total: items.length, organisations: [] },
    [`GET ${path}/earlier-refusal`]: { refusal: null },
    [`GET ${path}`]: poi,
    ...answers,
  });

describe('the moderation queue of events', () => {
  it('issue "queue by age": shows age, revision, possible duplicates and claiming moderator of an event', async () => {
    start([
      aReviewItem({
        duplicates: 2,
        isRevision: true,
        claim: { isMine: false, firstName: 'Omar', expiresAt: '2030-01-01T00:00:00Z' },
      }),
    ]);
    const queue = await screen.findByRole('navigation', { name: 'File d’attente' }, slowly);
    for (const text of [
      'Le Bateau Ivre',
      'Nouvelle version',
      '2 doublons possibles',
      'Pris en charge par Omar',
    ])
      expect(within(queue).getByText(text)).toBeVisible();
    expect(within(queue).getByText(/^Attend depuis \d+ j$/)).toBeVisible();
  });

  it('shows « Tout est vérifié » when the queue is empty', async () => {
    start([]);
    expect(await screen.findByRole('heading', { name: 'Tout est vérifié' }, slowly)).toBeVisible();
  });

  it('spec "poi_mod": redirects an account without this permission from /org/moderation to its profile', async () => {
    const { router } = openPage('/org/moderation', claude({ permissions: ['poi_editor'] }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), slowly);
  });
});

it('issue "the event as visitors will see it": shows the public page in a sandbox without scripts', async () => {
  start([aReviewItem()], { [`GET ${path}/preview`]: { html: '<h1>Le bal</h1>' } });
  const page = await screen.findByTitle('Aperçu de la page de l’événement', {}, slowly);
  expect([page.getAttribute('srcdoc'), page.getAttribute('sandbox')]).toEqual([
    '<h1>Le bal</h1>',
    'allow-same-origin',
  ]);
});

describe('review of an event by a moderator', () => {
  it('interface "keys A accept": the key A accepts the displayed version of the event', async () => {
    const user = userEvent.setup();
    const { sent } = start([aReviewItem()], {
      [`POST ${path}/acceptance`]: aPoi({ status: 'published', version: 4 }),
    });
    await screen.findByRole('heading', { name: poi.label, level: 2 }, slowly);
    await user.keyboard('a');
    await waitFor(() => expect(sent(`POST ${path}/acceptance`)).toEqual([{ version: 3 }]));
  });

  it('interface "J/K next": J opens the next event of the queue, and K the previous one', async () => {
    const user = userEvent.setup();
    const other = aPoi({ id: '0197a000-0000-7000-8000-000000000002', label: 'Brocante' });
    const { router } = start([aReviewItem(), aReviewItem({ id: other.id, label: 'Brocante' })], {
      [`GET /org/pois/${other.id}`]: other,
      [`GET /org/pois/${other.id}/earlier-refusal`]: { refusal: null },
    });
    await screen.findByRole('heading', { name: poi.label, level: 2 }, slowly);
    await user.keyboard('j');
    expect(
      await screen.findByRole('heading', { name: 'Brocante', level: 2 }, slowly),
    ).toBeVisible();
    await user.keyboard('k');
    await waitFor(() => expect(router.state.location.search).toBe(`?event=${poi.id}`));
  });

  it('spec "Refusal requires a reason", decisions "AUTRE (text required)": requires a reason, and a message for AUTRE; says how many people get a mail', async () => {
    const user = userEvent.setup();
    const { sent } = start([aReviewItem()], {
      [`POST ${path}/refusal`]: aPoi({ status: 'refused', version: 4 }),
      [`GET ${path}/decision/recipients`]: { count: 2 },
    });
    await screen.findByRole('heading', { name: poi.label, level: 2 }, slowly);
    await user.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: 'Refuser cet événement' });
    expect(await within(dialog).findByText(/^2 personnes de l’organisation/)).toBeVisible();
    const refuse = within(dialog).getByRole('button', { name: 'Refuser' });
    await user.click(refuse);
    expect(within(dialog).getByText('Choisissez au moins une raison.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Autre' }));
    await user.click(refuse);
    expect(within(dialog).getByText(/demande un message/)).toBeVisible();
    expect(sent(`POST ${path}/refusal`)).toEqual([]);
    await user.type(
      within(dialog).getByLabelText('Message à l’organisateur'),
      'Ce n’est pas ouvert à tous.',
    );
    await user.type(within(dialog).getByLabelText('Note entre modérateurs'), 'Déjà vu');
    await user.click(refuse);
    await waitFor(() =>
      expect(sent(`POST ${path}/refusal`)).toEqual([
        { version: 3, reasons: ['AUTRE'], comment: 'Ce n’est pas ouvert à tous.', note: 'Déjà vu' },
      ]),
    );
  });

  it('issue "undo before the mail leaves": « Annuler » in the toast sends the version that the acceptance returned', async () => {
    const user = userEvent.setup();
    // A toast of the previous test may still be visible: this label is in one toast only.
    const label = 'Concert annulable';
    const { calls } = start([aReviewItem({ label })], {
      [`GET ${path}`]: aPoi({ status: 'in-review', isEditable: false, label }),
      [`POST ${path}/acceptance`]: aPoi({ status: 'published', version: 4 }),
      [`DELETE ${path}/decision`]: poi,
    });
    await user.click(await screen.findByRole('button', { name: 'Accepter et publier' }, slowly));
    const toasts = await screen.findByRole('region', { name: /^Notifications/ }, slowly);
    const accepted = (
      await within(toasts).findByText(/Concert annulable.*est accepté/, {}, slowly)
    ).closest('li');
    if (accepted === null) throw new Error('the toast is no list item');
    fireEvent.click(within(accepted).getByRole('button', { name: 'Annuler' }));
    const undone = () =>
      calls
        .filter(({ method, path: asked }) => method === 'DELETE' && asked.endsWith('/decision'))
        .map(({ query }) => query.get('version'));
    await waitFor(() => expect(undone()).toEqual(['4']));
  });

  it('disables the accept and refuse buttons for an event of the moderator’s own organisation', async () => {
    start([aReviewItem({ isOwn: true })]);
    expect(await screen.findByText(/quelqu’un d’autre doit en décider/, {}, slowly)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refuser' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Accepter et publier' })).toBeDisabled();
  });

  it('412 for an acceptance: shows that the event may already be decided, and reloads the queue', async () => {
    const user = userEvent.setup();
    const { calls } = start([aReviewItem()], {
      [`POST ${path}/acceptance`]: refusal(412, 'poi_version_stale'),
    });
    await user.click(await screen.findByRole('button', { name: 'Accepter et publier' }, slowly));
    expect(await screen.findByText(/a peut-être déjà été traité/, {}, slowly)).toBeVisible();
    expect(
      calls.filter(({ path: asked }) => asked === '/api/v1/moderation/pois').length,
    ).toBeGreaterThan(1);
  });

  const other = {
    id: '0197a000-0000-7000-8000-000000000002',
    slugFr: null,
    label: 'Brocante',
    status: 'published',
    locality: 'Tours',
    startDate: '2027-07-14',
    liveState: 'scheduled',
    organisationName: null,
    distance: 20,
    similarity: 0.8,
  };

  it('« Annuler » undoes a merge with a duplicate', async () => {
    const user = userEvent.setup();
    const act = `/moderation/pois/${poi.id}/merge`;
    const merged = { id: poi.id, version: 2, status: 'archived' };
    const { sent } = start([aReviewItem({ duplicates: 1 })], {
      [`GET /moderation/pois/${poi.id}/duplicates`]: { items: [other] },
      [`POST ${act}`]: merged,
      [`DELETE ${act}`]: merged,
    });
    await user.click(await screen.findByRole('button', { name: /dans celui-ci$/ }, slowly));
    await user.click(await screen.findByRole('button', { name: 'Annuler' }, slowly));
    expect(
      await screen.findByText('Les deux événements sont de nouveau séparés.', {}, slowly),
    ).toBeVisible();
    expect(sent(`DELETE ${act}`)).toHaveLength(1);
  });

  it.each([
    ['poi_promoted', 409, 'Une campagne met cet événement en avant'],
    ['service_unavailable', 503, 'Le service ne répond pas. Réessayez dans un instant.'],
  ])('shows why a merge with a duplicate failed: %s', async (code, status, sentence) => {
    const user = userEvent.setup();
    start([aReviewItem({ duplicates: 1 })], {
      [`GET /moderation/pois/${poi.id}/duplicates`]: { items: [other] },
      [`POST /moderation/pois/${poi.id}/merge`]: refusal(status, code),
    });
    await user.click(await screen.findByRole('button', { name: /dans celui-ci$/ }, slowly));
    const toasts = await screen.findByRole('region', { name: /^Notifications/ }, slowly);
    await waitFor(() => expect(toasts).toHaveTextContent(sentence), slowly);
  });

  it.each([
    ['Accepter et publier', `POST ${path}/acceptance`],
    ['Prendre en charge', `PUT /moderation/pois/${poi.id}/claim`],
  ])('shows that the service does not respond when « %s » gets 503', async (name, request) => {
    const user = userEvent.setup();
    const { sent } = start([aReviewItem()], { [request]: refusal(503, 'service_unavailable') });
    await user.click(await screen.findByRole('button', { name }, slowly));
    await waitFor(() => expect(sent(request)).toHaveLength(1), slowly);
    const toasts = await screen.findByRole('region', { name: /^Notifications/ }, slowly);
    await waitFor(
      () =>
        expect(toasts).toHaveTextContent('Le service ne répond pas. Réessayez dans un instant.'),
      slowly,
    );
  });

  it('loads the event under review again with « Réessayer » after a failure', async () => {
    const user = userEvent.setup();
    let isDown = true;
    start([aReviewItem()], {
      [`GET ${path}`]: () => (isDown ? refusal(404, 'poi_not_found') : poi),
    });
    expect(await screen.findByText('L’événement n’a pas pu être chargé', {}, slowly)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('region', { name: poi.label }, slowly)).toBeVisible();
  });
});

it('interface "diff toggle for new versions": shows the changes and, after « Voir la page », the data of the event', async () => {
  const user = userEvent.setup();
  start([aReviewItem({ isRevision: true })], {
    [`GET ${path}`]: {
      ...poi,
      changes: [{ field: '/dates/label', from: 'Bal', to: 'Bal du 14 juillet' }],
    },
  });
  const review = await screen.findByRole('region', { name: poi.label }, slowly);
  expect(within(review).getByText('Bal', { exact: false, selector: 'del' })).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Voir la page' }));
  expect(within(review).getByText('Un bal sous les lampions.')).toBeVisible();
});
