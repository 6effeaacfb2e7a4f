// Specification: §4.39, §7.37
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { analytics } from '../../lib/analytics/analytics.ts';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
const api = ({ pathname }: URL) => {
  if (pathname.endsWith('/facets')) return facetsOf(12);
  if (pathname.endsWith('/home'))
    return { promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] };
  return undefined;
};

let captured: object[] = [];
beforeEach(() => {
  captured = [];
  analytics.connect({
    capture: (name, properties) => captured.push({ name, ...properties }),
    updatePerson: () => {},
    stop: () => {},
  });
});
// Enables analytics: on a site without it, the page closes the tracker once its late-loaded parts
// are ready.
const counted = {
  analytics: { key: 'phc_test', host: 'https://counted.example', stagingHosts: [] },
};
const visit = (path: string) => renderSite(path, api, counted);
const eventsNamed = (name: string) =>
  captured.filter((event) => 'name' in event && event.name === name);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));

describe('§7 analytics events of the home page', () => {
  it('§4 "the home-displayed analytics event is sent once": also when the visitor changes the town or opens the home page again', async () => {
    const { router, unmount } = visit('/ville/tours');
    await screen.findByRole('region', { name: 'Concerts' }, patient);
    await router.navigate('/ville/angers');
    unmount();
    visit('/?coords=0.24,47.16');
    await screen.findByRole('region', { name: 'Concerts' }, patient);
    expect(eventsNamed('Home displayed')).toHaveLength(1);
  });

  it('"Home filtered (dateFilters, optionFilters)": sent when dates or options change, and not on arrival', async () => {
    visit('/ville/tours?opts=free');
    await press(/^Ce week-end/);
    await waitFor(() => expect(eventsNamed('Home filtered')).toHaveLength(1), patient);
    await press('Accessible en fauteuil');
    await waitFor(() => expect(eventsNamed('Home filtered')).toHaveLength(2), patient);
    expect(eventsNamed('Home filtered')).toEqual([
      { name: 'Home filtered', dateFilters: 'nextWeekend', optionFilters: ['free'] },
      { name: 'Home filtered', dateFilters: 'nextWeekend', optionFilters: ['free', 'pmr'] },
    ]);
    expect(eventsNamed('Location updated')).toEqual([]);
  });

  it('"Location updated (oldLocation, newLocation, oldRadius, newRadius)": sent when the place or the radius changes, with the name of a town but no coordinates', async () => {
    const { asked, router } = visit('/ville/tours');
    await screen.findByRole('region', { name: 'Concerts' }, patient);
    await router.navigate('/ville/angers?dist=5');
    await waitFor(() => expect(eventsNamed('Location updated')).toHaveLength(1), patient);
    await router.navigate('/?coords=0.24,47.16');
    await waitFor(() => expect(eventsNamed('Location updated')).toHaveLength(2), patient);
    const questions = asked
      .filter(({ pathname }) => pathname.endsWith('/home'))
      .map(({ searchParams }) => searchParams);
    expect(questions.map((one) => `${one.get('lon')} ${one.get('distanceKm')}`)).toEqual([
      '0.704 30',
      '-0.5477 5',
      '0.24 30',
    ]);
    expect(eventsNamed('Location updated')).toEqual([
      {
        name: 'Location updated',
        oldLocation: 'Tours',
        newLocation: 'Angers',
        oldRadius: 30,
        newRadius: 5,
      },
      {
        name: 'Location updated',
        oldLocation: 'Angers',
        newLocation: null,
        oldRadius: 5,
        newRadius: 30,
      },
    ]);
  });
});
