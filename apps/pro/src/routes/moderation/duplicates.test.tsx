// Specification: §6.16
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aDuplicatePair } from '../../test/a-duplicate-pair.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import '../../features/duplicates/duplicates.tsx'; // preloaded: a cold import exceeds the test timeout
import '../moderation.page.tsx'; // preloaded: a cold import exceeds the test timeout

const moderator = claude({ permissions: ['poi_mod'] });
const path = '/org/moderation?queue=duplicates';
const patient = { timeout: 5000 };
const pair = aDuplicatePair();
const [bare, filled] = pair.pois.map(({ id }) => id);
const merge = {
  id: 'm',
  label: 'Bal',
  kept: { id: 'k', slugFr: 'grand-bal', label: 'Grand bal' },
  mergedAt: '2026-06-09T10:00:00Z',
  isAutomatic: false,
};
const answers = (change = {}) => ({
  'GET /moderation/duplicates': { items: [pair], total: 1 },
  'GET /moderation/merges': { items: [], total: 0 },
  ...change,
});
const keep = (name: RegExp) => screen.findByRole('radio', { name }, patient);
const press = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));
const changed = { id: 'x', version: 4, status: 'archived' };

describe('/org/moderation?queue=duplicates, the pairs of possible duplicates', () => {
  it('lists a pair with its reasons and both events, the better filled one chosen', async () => {
    openPage(path, moderator, answers());
    expect(await keep(/^Grand bal du 14 juillet/)).toBeChecked();
    expect(await keep(/^Bal du 14 juillet/)).not.toBeChecked();
    const reasons = screen.getByRole('list', { name: 'Ce qui les rapproche' });
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map((one) => one.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Même jour : 14 juillet 2027', 'À 40 m', 'Titres proches à 83 %']);
    expect(screen.getByText('La Guinguette · Saisi à la main · 2 favoris')).toBeVisible();
    expect(screen.getByText('Mieux renseigné')).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^Voir la page de «.Bal du 14 juillet/ }),
    ).toHaveAttribute('href', expect.stringMatching(/\/evenement\/bal-tours$/));
  });

  it.each([
    [{ distance: 3 }, 'Même endroit'],
    [{ likeness: 1 }, 'Même titre'],
    [{ sameDay: null }, 'Tous deux permanents'],
  ])('shows the reasons of %j', async (change, text) => {
    openPage(path, moderator, {
      ...answers({ 'GET /moderation/duplicates': { items: [aDuplicatePair(change)], total: 1 } }),
    });
    expect(await screen.findByText(text, undefined, patient)).toBeVisible();
  });

  it('« Fusionner » merges the other event into the chosen one, and « Annuler » undoes it', async () => {
    const { sent } = openPage(
      path,
      moderator,
      answers({
        [`POST /moderation/pois/${filled}/merge`]: changed,
        [`DELETE /moderation/pois/${filled}/merge`]: changed,
      }),
    );
    await userEvent.click(await keep(/^Bal du 14 juillet/));
    await press(/^Fusionner/);
    await press(/^Annuler$/);
    expect(
      await screen.findByText('Les deux événements sont de nouveau séparés.', undefined, patient),
    ).toBeVisible();
    expect(sent(`POST /moderation/pois/${filled}/merge`)).toEqual([
      { version: 3, intoPoiId: bare },
    ]);
    expect(sent(`DELETE /moderation/pois/${filled}/merge`)).toHaveLength(1);
  });

  it('« Ce sont deux sorties » takes the pair out of the queue, and « Annuler » puts it back', async () => {
    const { sent } = openPage(
      path,
      moderator,
      answers({ [`PUT /moderation/pois/${filled}/distinction`]: { areDistinct: true } }),
    );
    await press(/^Ce sont deux sorties/);
    await press(/^Annuler$/);
    await waitFor(
      () =>
        expect(sent(`PUT /moderation/pois/${filled}/distinction`)).toEqual([
          { otherPoiId: bare, areDistinct: true },
          { otherPoiId: bare, areDistinct: false },
        ]),
      patient,
    );
  });

  it.each([
    [409, 'poi_promoted', /Une campagne met cet événement en avant/],
    [412, 'poi_version_stale', /vient d’être modifié/],
    [404, 'poi_not_found', /n’est plus en ligne/],
    [403, 'poi_own', /quelqu’un d’autre doit en décider/],
    [503, 'service_unavailable', /Le service ne répond pas/],
  ])('shows why a merge failed: %i %s', async (status, code, text) => {
    openPage(
      path,
      moderator,
      answers({ [`POST /moderation/pois/${bare}/merge`]: refusal(status, code) }),
    );
    await press(/^Fusionner/);
    expect(await screen.findByText(text, undefined, patient)).toBeVisible();
  });

  it('offers no decision about an event of the moderator’s own organisation', async () => {
    const pois = pair.pois.map((poi) => ({ ...poi, isOwn: poi.id === filled }));
    openPage(
      path,
      moderator,
      answers({ 'GET /moderation/duplicates': { items: [aDuplicatePair({ pois })], total: 1 } }),
    );
    expect(
      await screen.findByText(/quelqu’un d’autre doit en décider/, undefined, patient),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Fusionner/ })).not.toBeInTheDocument();
  });

  it('lists the merges, and undoes one', async () => {
    let isUndone = false;
    const { sent } = openPage(path, moderator, {
      'GET /moderation/duplicates': { items: [], total: 0 },
      'GET /moderation/merges': () =>
        isUndone ? { items: [], total: 0 } : { items: [{ ...merge, isAutomatic: true }], total: 1 },
      'DELETE /moderation/pois/m/merge': () => {
        isUndone = true;
        return changed;
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'Aucun doublon à départager' }, patient),
    ).toBeVisible();
    expect(await screen.findByText(/Le 9 juin 2026 · Fusion automatique/)).toBeVisible();
    await press(/^Annuler la fusion de/);
    await waitFor(
      () => expect(screen.queryByRole('heading', { name: 'Fusions récentes' })).toBeNull(),
      patient,
    );
    expect(sent('DELETE /moderation/pois/m/merge')).toHaveLength(1);
  });

  it('409 poi_decision_final: shows that a merge can no longer be undone', async () => {
    openPage(path, moderator, {
      ...answers({ 'GET /moderation/merges': { items: [merge], total: 1 } }),
      'DELETE /moderation/pois/m/merge': refusal(409, 'poi_decision_final'),
    });
    await press(/^Annuler la fusion/);
    expect(
      await screen.findByText('Cette fusion ne peut plus être annulée.', undefined, patient),
    ).toBeVisible();
  });

  it('redirects an account without poi_mod to its profile', async () => {
    const { router } = openPage(path, claude({ permissions: ['org_mod'] }), answers());
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), patient);
  });
});
