import type { SavedSearch } from '@parages/contracts/types';
import { clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './profile.screen.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 5000 };
const jazz: SavedSearch = {
  id: '1',
  name: 'Jazz à Tours',
  place: 'Tours',
  filters: { lon: 0.7, lat: 47.39, distanceKm: 30, q: 'jazz', dates: 'nextWeekend' },
  hasMail: true,
  createdAt: '2026-06-01T10:00:00Z',
};

beforeEach(clearSession);

async function open(first: SavedSearch[]) {
  let items = first;
  const sent: unknown[] = [];
  markSignedIn();
  renderSite(
    '/profile',
    ({ pathname }, request) => {
      const answer = async (): Promise<Response> => {
        if (pathname === '/api/v1/me') {
          if (request.method === 'PATCH') sent.push(['PATCH', await request.json()]);
          const { notifications } = aProfile();
          const hasSearchNews = request.method !== 'PATCH';
          return Response.json(aProfile({ notifications: { ...notifications, hasSearchNews } }));
        }
        if (!pathname.startsWith('/api/v1/me/searches')) return Response.json({ items: [] });
        const text = await request.text();
        if (request.method !== 'GET')
          sent.push([request.method, text === '' ? null : JSON.parse(text)]);
        if (request.method === 'PATCH')
          items = items.map((one) => ({ ...one, ...JSON.parse(text) }));
        if (request.method === 'DELETE') items = [];
        if (request.method === 'POST') items = [jazz];
        return Response.json({ items });
      };
      return answer();
    },
    { hasAccounts: true, hasSession: true },
  );
  const section = within(await screen.findByRole('region', { name: 'Mes recherches' }, patient));
  return { sent, section };
}

it('the profile lists the saved searches, each a link to its list with its relative dates as days', async () => {
  const { section } = await open([jazz]);
  expect(section.getByRole('link', { name: 'Jazz à Tours' })).toHaveAttribute(
    'href',
    '/recherche?coords=0.7,47.39&q=jazz&dates=2026-06-13_2026-06-14',
  );
});

it('the profile says where searches are saved when there is none', async () => {
  const { section } = await open([]);
  expect(section.getByText(/« Enregistrer »/)).toBeVisible();
});

it('a saved search is renamed, and its mail turned off, in the profile', async () => {
  const { sent, section } = await open([jazz]);
  const mailsOf = (name: string) =>
    section.getByRole('checkbox', { name: `Recevoir ses nouveautés (${name})` });
  await userEvent.click(section.getByRole('button', { name: /^Renommer/ }));
  const field = section.getByLabelText('Nom de la recherche');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, ' Mon jazz {Enter}');
  expect(section.getByRole('button', { name: /^Renommer/ })).toHaveFocus();
  expect(await section.findByRole('link', { name: 'Mon jazz' }, patient)).toBeVisible();
  await userEvent.click(mailsOf('Mon jazz'));
  await waitFor(() => expect(mailsOf('Mon jazz')).not.toBeChecked());
  expect(sent).toEqual([
    ['PATCH', { name: 'Mon jazz' }],
    ['PATCH', { hasMail: false }],
  ]);
});

it('a saved search is deleted in the profile, and saved again by the undo of the toast', async () => {
  const { sent, section } = await open([jazz]);
  await userEvent.click(section.getByRole('button', { name: /^Supprimer/ }));
  expect(await section.findByText(/Aucune pour l’instant/, {}, patient)).toBeVisible();
  expect(section.getByRole('heading')).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }, patient));
  expect(await section.findByRole('link', { name: 'Jazz à Tours' }, patient)).toBeVisible();
  const { name, place, filters } = jazz;
  expect(sent).toEqual([
    ['DELETE', null],
    ['POST', { name, place, filters }],
  ]);
});

it('the mails about all saved searches are turned off in the profile, which then hides the switch of each search', async () => {
  const { sent, section } = await open([jazz]);
  expect(section.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(section.getByRole('checkbox', { name: /^Recevoir les nouveautés/ }));
  await waitFor(() => expect(section.getAllByRole('checkbox')).toHaveLength(1));
  expect(sent).toEqual([['PATCH', { notifications: { hasSearchNews: false } }]]);
});
