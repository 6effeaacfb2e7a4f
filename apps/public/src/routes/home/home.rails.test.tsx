// Specification: §1.3
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
const tonight = [aCard({ label: 'Concert de ce soir', startDate: '2026-06-10' })];
const weekend = [aCard({ label: 'Bal de samedi', theme: 'fetes' })];
const carousels = [{ theme: 'concerts', items: [aCard({ label: 'Concert de juillet' })] }];

const chinon = {
  id: 'chinon',
  name: 'Chinon',
  fullName: 'Chinon (37)',
  position: { lon: 0.24, lat: 47.16 },
  disabled: false,
};

const api = (home: object) => {
  const answer = { promoted: [], tonight: [], weekend: [], carousels: [], ...home };
  return ({ pathname }: URL) => {
    if (pathname.endsWith('/home')) return answer;
    if (pathname.endsWith('/facets')) return facetsOf(12);
    return pathname.endsWith('/places/reverse') ? chinon : undefined;
  };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }, patient));
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('decisions "Order of home rows": "Ce soir" and "Ce week-end" across themes come first', () => {
  it('shows both rows above the sponsored events and the themes, with the theme of an event on its card', async () => {
    renderSite('/ville/tours', api({ tonight, weekend, promoted: [aCard()], carousels }));
    const first = await region('Ce soir');
    expect(titles().slice(0, 4)).toEqual(['Ce soir', 'Ce week-end', 'À la une', 'Concerts']);
    expect(first.getByRole('link', { name: 'Concert de ce soir' })).toBeInTheDocument();
    expect((await region('Ce week-end')).getByText('Fêtes', { exact: false })).toBeInTheDocument();
  });

  it('loads eagerly only pictures of the first row, « Ce soir »', async () => {
    renderSite('/ville/tours', api({ tonight, weekend, promoted: [aCard()], carousels }));
    await region('Ce soir');
    const eager = [...document.querySelectorAll('article img[loading=eager]')].map((picture) =>
      picture.closest('section')?.getAttribute('aria-labelledby'),
    );
    expect(eager).toEqual(['tonight']);
  });

  it('"photos before drawings": shows the events with a photo first among those of the same evening', async () => {
    const [drawn] = tonight;
    const pictured = { ...drawn, id: 'bal', label: 'Bal en photo', mainMediaFileId: 'photo' };
    renderSite('/ville/tours', api({ tonight: [drawn, pictured] }));
    const cards = (await region('Ce soir')).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Bal en photo',
      'Concert de ce soir',
    ]);
  });

  it.each([
    ['no event of tonight', { weekend, carousels }, ['Ce week-end', 'Concerts']],
    ['no event of either', { carousels }, ['Concerts']],
    [
      'an answer that an earlier release has left on the device',
      { tonight: undefined, weekend: undefined, carousels },
      ['Concerts'],
    ],
  ])('leaves out a row that has no events: %s', async (_name, home, expected) => {
    renderSite('/ville/tours', api(home));
    await region('Concerts');
    expect(titles().slice(0, expected.length)).toEqual(expected);
  });

  it('does not say that nothing was found when only « Ce soir » has events', async () => {
    renderSite('/ville/tours', api({ tonight }));
    await region('Ce soir');
    expect(screen.queryByText('Aucun événement ici pour ces critères.')).not.toBeInTheDocument();
  });

  it('has the titles "Tonight" and "This weekend" on an English page', async () => {
    renderSite('/ville/tours', api({ tonight, weekend }), { locale: 'en' });
    await region('Tonight');
    expect(titles().slice(0, 2)).toEqual(['Tonight', 'This weekend']);
  });
});

describe('the link « Tout voir » of the rows « Ce soir » and « Ce week-end »', () => {
  const hrefs = async (rail: string, more: string) => {
    const row = await region(rail);
    return [new RegExp(`^Tout voir.: ${rail}$`), more].map((name) =>
      row.getByRole('link', { name }).getAttribute('href'),
    );
  };

  it('leads to the day of the evening or to the weekend of the town, with radius and options but not the dates', async () => {
    const path = '/ville/tours?dist=5&opts=free&dates=2026-06-10_2026-06-30';
    renderSite(path, api({ tonight, weekend }));
    const evening = '/ville/tours/recherche?dist=5&opts=free&dates=2026-06-10';
    expect(await hrefs('Ce soir', 'Tout voir')).toEqual([evening, evening]);
    const days = '/ville/tours/ce-week-end?dist=5&opts=free';
    expect(await hrefs('Ce week-end', 'Tout voir (3)')).toEqual([days, days]);
  });

  it('leads to the search around coordinates', async () => {
    renderSite('/?coords=0.24,47.16', api({ tonight, weekend }));
    const [evening] = await hrefs('Ce soir', 'Tout voir');
    expect(evening).toBe('/recherche?coords=0.24,47.16&dates=2026-06-10');
    const [days] = await hrefs('Ce week-end', 'Tout voir (3)');
    expect(days).toBe('/recherche?coords=0.24,47.16&dates=2026-06-13_2026-06-14');
  });

  it.each([
    ['2026-06-10T23:30:00Z', '2026-06-10'],
    ['2026-06-11T02:59:00Z', '2026-06-10'],
    ['2026-06-11T03:00:00Z', '2026-06-11'],
  ])('at %s leads from « Ce soir » to the list of %s', async (now, day) => {
    renderSite('/ville/tours', api({ tonight, weekend }), { now });
    const [evening] = await hrefs('Ce soir', 'Tout voir');
    expect(evening).toBe(`/ville/tours/recherche?dates=${day}`);
  });
});
