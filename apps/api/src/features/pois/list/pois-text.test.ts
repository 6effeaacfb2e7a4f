// Specification: §7.3
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels as englishLabels } from '@parages/contracts/vocabulary/themes/themes.en';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const north = (km: number) => ({ lon: tours.lon, lat: tours.lat + km / 111.195 });
const here = { ...tours, distanceKm: 30 };

describe('the text filter of events, parameter q', () => {
  it.each([
    ['fete', ['Fête de la musique']],
    ['FÊTE  musique', ['Fête de la musique']],
    ['musiqe', ['Fête de la musique']], // a letter is missing
    ['muisque', ['Fête de la musique']], // two are swapped
    ['fte', ['Fête de la musique']], // of a short word
    ['ftee', ['Fête de la musique']],
    ['niro', ['L’Œuvre au noir']],
    ['musi', ['Fête de la musique']], // still typing
    ['oeuvre', ['L’Œuvre au noir']],
    ["l'œuvre", ['L’Œuvre au noir']],
    ['grand theatre', ['L’Œuvre au noir']], // the place
    ['compagnie', ['L’Œuvre au noir']], // the organiser
    ['accordeon', ['Fête de la musique']], // a tag
    ['acordéon', ['Fête de la musique']],
    ['espace bebe', ['L’Œuvre au noir']], // a feature
    ['fete bebe', []],
    ['fete noir', []], // every word counts
    ['zzzzzz', []],
    ['???', []],
    ["' | ! & (", []],
  ])(
    'for %s, lists the events %j in every order; facets and map have as many events',
    async (q, labels) => {
      const { create, get } = await startApi();
      await create.poi({ label: 'Fête de la musique', tags: ['bal folk', 'accordéon'] });
      await create.poi({
        label: 'L’Œuvre au noir',
        placeName: 'Grand Théâtre',
        organizerName: 'Compagnie du Val',
        features: [{ id: 'BabyArea', group: 'CommonAmenity', label: 'Espace bébé' }],
      });
      for (const sort of ['date', 'distance', 'newest']) {
        const { status, body } = await get('/pois', { ...here, q, sort });
        expect(status).toBe(200);
        expect(body.items.map(({ label }: { label: string }) => label)).toEqual(labels);
        expect(body.total).toBe(labels.length);
      }
      expect((await get('/pois/facets', { ...here, q })).body.total).toBe(labels.length);
      const box = { west: 0, south: 47, east: 1.5, north: 48, zoom: 9 };
      expect((await get('/pois/map', { ...box, q })).body.points).toHaveLength(labels.length);
    },
  );

  it('combines with theme, option, dates, excluded event, extension to 100 km and pages', async () => {
    const { create, get, countQueries } = await startApi();
    const near = await create.poi({ label: 'Jazz au parc', at: north(1), options: ['free'] });
    const theatre = await create.poi({
      label: 'Jazz au parc',
      at: north(2),
      themes: ['theatre'],
      periods: [{ startDate: '2026-06-20' }],
    });
    const far = await create.poi({ label: 'Jazz au parc', at: north(60) });
    await create.poi({ label: 'Jazz au parc', at: north(120) });
    await create.poi({ label: 'Rock', at: north(1) });
    const list = async (query: object) => {
      const { body } = await get('/pois', { ...here, q: 'jazz', ...query });
      return [...body.items, ...body.extra].map(({ id }: { id: string }) => id);
    };
    countQueries();
    expect(await list({ autoExtend: true })).toEqual([near.id, theatre.id, far.id]);
    expect(countQueries()).toBeLessThanOrEqual(2);
    expect(await list({ autoExtend: true, pageSize: 1, offset: 2 })).toEqual([far.id]);
    expect(await list({ theme: 'theatre' })).toEqual([theatre.id]);
    expect(await list({ options: 'free' })).toEqual([near.id]);
    expect(await list({ dates: '2026-06-20' })).toEqual([theatre.id]);
    expect(await list({ excludePoiId: near.id })).toEqual([theatre.id]);
  });
});

describe('the text filter of events by the name of a theme', () => {
  it.each([
    ['concert', ['Nuit blanche', 'Concert de poche']],
    ['Concerts Tours', ['Nuit blanche']],
    ['conecrt', ['Nuit blanche', 'Concert de poche']], // two letters are swapped
    ['concer', ['Nuit blanche', 'Concert de poche']], // still typing
    ['blanche concert', ['Nuit blanche']],
    ['brocante', ['Grand déballage']],
    ['randonnée', ['Sentier nordique']],
    ['marche à pied', ['Sentier nordique']], // `marche` names walks too, not only markets
    ['marche nordique', ['Sentier nordique']],
    ['marché déballage', ['Grand déballage']],
    ['concert brocante', []], // no event has both themes
    ['conc', ['Concert de poche']], // too short for the name of a theme
    ['concert blanche tours', []], // two other words: a title, which no event has
    ['concert poche amboise', ['Concert de poche']],
  ])('for %s, lists %j by date, whether found by theme or by title', async (q, labels) => {
    const { create, get } = await startApi();
    const on = (day: number) => [{ startDate: `2026-06-${day}` }];
    await create.poi({
      label: 'Concert de poche',
      themes: ['fetes'],
      periods: on(14),
      locality: 'Amboise',
    });
    await create.poi({ label: 'Nuit blanche', themes: ['concerts'], periods: on(13) });
    await create.poi({ label: 'Grand déballage', themes: ['marches-et-brocantes'] });
    await create.poi({ label: 'Sentier nordique', themes: ['promenades-a-pied'] });
    const { body } = await get('/pois', { ...here, q });
    expect(body.items.map(({ label }: { label: string }) => label)).toEqual(labels);
    expect((await get('/pois/facets', { ...here, q })).body.total).toBe(labels.length);
    const box = { west: 0, south: 47, east: 1.5, north: 48, zoom: 9 };
    expect((await get('/pois/map', { ...box, q })).body.points).toHaveLength(labels.length);
  });

  it('finds an event of each theme by the French and the English label of the theme', async () => {
    const { create, get } = await startApi();
    for (const theme of themes)
      await create.poi({ label: `Numéro ${theme.length}`, themes: [theme] });
    for (const theme of themes)
      for (const q of [themeLabels[theme], englishLabels[theme]]) {
        const { body } = await get('/pois', { ...here, q, theme });
        expect({ q, total: body.total }).toEqual({ q, total: 1 });
      }
  });
});
