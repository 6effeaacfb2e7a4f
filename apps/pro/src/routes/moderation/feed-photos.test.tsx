// Specification: §3.21
import type { FailedPhoto } from '@parages/contracts/types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './feed-photos.page.tsx'; // preloaded: a cold import exceeds the test timeout

const id = '0197a000-0000-7000-8000-0000000000f1';
const photo: FailedPhoto = {
  id,
  url: 'https://flux.example/bal.jpg',
  fault: 'too-small',
  failedAt: '2026-06-09T10:00:00Z',
  hasPicture: false,
  poi: { id: 'p', slugFr: 'bal-tours', label: 'Bal', locality: 'Tours' },
};
const curator = claude({ permissions: ['image_mod'] });
const path = '/org/moderation/photos';
const patient = { timeout: 5000 };
const answers = (change: object = {}) => ({
  'GET /moderation/photos': { items: [photo], total: 1, isFetching: true, ...change },
});

describe('/org/moderation/photos, the failed photos of imported events', () => {
  it('lists event, cause and URL of a failed photo, with a link to the event', async () => {
    openPage(path, curator, answers());
    expect(await screen.findByRole('link', { name: 'Bal' }, patient)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/evenement\/bal-tours$/),
    );
    expect(screen.getByText('Sans image')).toBeVisible();
    expect(
      screen.getByText(/Moins de 400.pixels de large · Tours · Abandonnée le 9 juin 2026/),
    ).toBeVisible();
    expect(screen.getByText(/https:\/\/flux\.example\/bal\.jpg/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Photos des imports' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('« Réessayer » sends a retry of a photo, confirms it and reloads the list', async () => {
    let isAsked = false;
    const { sent } = openPage(path, curator, {
      'GET /moderation/photos': () =>
        isAsked
          ? { items: [], total: 0, isFetching: true }
          : { items: [photo], total: 1, isFetching: true },
      [`POST /moderation/photos/${id}/retry`]: () => {
        isAsked = true;
        return { isDue: true };
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: /^Réessayer la photo.: Bal$/ }, patient),
    );
    expect(await screen.findByText('Elle sera de nouveau demandée dans un instant')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucune photo ne manque' })).toBeVisible();
    expect(sent(`POST /moderation/photos/${id}/retry`)).toHaveLength(1);
  });

  it('404: shows an error when the photo cannot be retried any more', async () => {
    openPage(path, curator, {
      ...answers(),
      [`POST /moderation/photos/${id}/retry`]: refusal(404, 'media_not_found'),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: /^Réessayer la photo.: Bal$/ }, patient),
    );
    expect(await screen.findByText('La photo n’a pas pu être demandée de nouveau')).toBeVisible();
  });

  it('shows that downloads are off on this installation, and no retry button', async () => {
    openPage(path, curator, answers({ isFetching: false }));
    expect(
      await screen.findByText(/est arrêtée sur cette installation/, undefined, patient),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Réessayer/ })).not.toBeInTheDocument();
  });

  it('shows « Aucune photo ne manque » for an empty list', async () => {
    openPage(path, curator, answers({ items: [], total: 0 }));
    expect(
      await screen.findByRole('heading', { name: 'Aucune photo ne manque' }, patient),
    ).toBeVisible();
  });

  it('redirects an account without image_mod to its profile', async () => {
    const { router } = openPage(path, claude({ permissions: ['org_mod'] }), answers());
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), patient);
  });
});
