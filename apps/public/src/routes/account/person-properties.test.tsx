// Specification: §4.38, §7.39
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { analytics } from '../../lib/analytics/analytics.ts';
import { aProfile, inTours } from '../../test/a-profile.ts';
import { facetsOf, renderSite } from '../../test/render-site.tsx';
import './profile.screen.tsx'; // loaded first, so that no test's timeout includes the imports

// Enables analytics: on a site without it, the page closes the tracker once its late-loaded parts
// are ready.
const site = {
  analytics: { key: 'phc_test', host: 'https://counted.example', stagingHosts: [] },
  hasAccounts: true,
  hasSession: true,
};
const patient = { timeout: 5000 };

beforeEach(() => {
  markSignedIn();
  answerNetwork(() => undefined);
});
afterEach(clearSession);

function capturePersonProperties(): object[] {
  const properties: object[] = [];
  analytics.connect({
    capture: () => undefined,
    updatePerson: (some) => properties.push(some),
    stop: () => undefined,
  });
  return properties;
}

it('§7 "person-property updates (age, preferredCity, work, kids, outgoingPreferences, interests)": sent to analytics when the profile is saved', async () => {
  const preferences = {
    age_category: '25-34',
    job_category: 'student',
    children_category: 'none',
    outgoing_categories: ['solo'],
  } as const;
  const preferredCity = { id: 'x', slug: 'tours', name: 'Tours', position: null };
  const change = {
    preferences: { ...preferences, outgoing_categories: ['solo' as const] },
    preferredCity,
    interests: ['culture' as const],
  };
  const sent = capturePersonProperties();
  renderSite(
    '/profile',
    ({ pathname }) => (pathname === '/api/v1/me' ? aProfile(change) : { items: [] }),
    site,
  );
  const personal = within(
    await screen.findByRole('region', { name: 'Informations personnelles' }, patient),
  );
  await userEvent.type(personal.getByLabelText('Prénom'), 'x');
  await userEvent.click(personal.getByRole('button', { name: 'Enregistrer' }));
  const properties = {
    age: '25-34',
    work: 'student',
    kids: 'none',
    preferredCity: 'Tours',
    outgoingPreferences: ['solo'],
    interests: ['culture'],
  };
  await expect.poll(() => sent, patient).toEqual([properties]);
});

it('§7 "person-property updates": saving a profile without answers sends null for age, work, kids and city, and empty lists', async () => {
  const sent = capturePersonProperties();
  renderSite(
    '/profile',
    ({ pathname }) => (pathname === '/api/v1/me' ? aProfile() : { items: [] }),
    site,
  );
  const personal = within(
    await screen.findByRole('region', { name: 'Informations personnelles' }, patient),
  );
  await userEvent.click(personal.getByRole('button', { name: 'Enregistrer' }));
  const nothing = { age: null, work: null, kids: null, preferredCity: null };
  await expect
    .poll(() => sent, patient)
    .toEqual([{ ...nothing, outgoingPreferences: [], interests: [] }]);
});

it('§7 "person-property updates": deleting the saved position sends null for "currentCity" to analytics', async () => {
  const sent = capturePersonProperties();
  let position: typeof inTours | null = inTours;
  renderSite(
    '/profile',
    ({ pathname }, { method }) => {
      if (pathname === '/api/v1/me/position' && method === 'DELETE') {
        position = null;
        return {};
      }
      return pathname === '/api/v1/me' ? aProfile({ latestPosition: position }) : { items: [] };
    },
    site,
  );
  const clear = { name: 'Effacer cette position' };
  await userEvent.click(await screen.findByRole('button', clear, patient));
  await expect.poll(() => sent, patient).toEqual([{ currentCity: null }]);
});

it.each(['/ville/tours', '/ville/tours/category/concerts', '/ville/tours/promotions'])(
  '§7 "currentCity": sends the name of the position that the API saves to analytics on %s',
  async (path) => {
    const sent = capturePersonProperties();
    renderSite(
      path,
      ({ pathname }) => {
        if (pathname === '/api/v1/me') return aProfile({ latestPosition: null });
        if (pathname === '/api/v1/me/position')
          return {
            position: { lon: 0.7, lat: 47.39 },
            name: 'Tours',
            updatedAt: '2026-06-10T10:00:00Z',
          };
        if (pathname.endsWith('/home')) return { promoted: [], carousels: [] };
        return pathname.endsWith('/facets') ? facetsOf(1) : { items: [], extra: [], total: 0 };
      },
      site,
    );
    await expect.poll(() => sent, patient).toEqual([{ currentCity: 'Tours' }]);
  },
);
