import { expect, it } from 'vitest';
import { eventsAddress, findAgendaUid, readAgendaPage } from './openagenda-page.domain.ts';

it.each([
  ['https://openagenda.com/fr/tours-agenda', { slug: 'tours-agenda' }],
  ['https://openagenda.com/tours-agenda?oaq=x', { slug: 'tours-agenda' }],
  ['https://www.openagenda.com/en/tours-agenda/events', { slug: 'tours-agenda' }],
  ['https://openagenda.com/agendas/tours-agenda', { slug: 'tours-agenda' }],
  ['https://openagenda.com/agendas/44891982', { uid: '44891982' }],
  ['https://openagenda.com/fr/agendas/44891982/events/', { uid: '44891982' }],
  ['https://openagenda.com/', undefined],
  ['https://openagenda.com/fr', undefined],
  ['https://openagenda.com/agendas', undefined],
  ['https://openagenda.com/fr/tours-agenda/events/bal', undefined],
  ['https://openagenda.com/agendas/44891982/events.v2.json', undefined],
  ['https://openagenda.com.example/fr/tours-agenda', undefined],
  ['https://api.openagenda.com/v2/agendas/44891982/events', undefined],
])('readAgendaPage of %s is %j', (address, page) => {
  expect(readAgendaPage(address, {})).toEqual(page && { ...page, filters: [] });
});

it('readAgendaPage keeps the filters of a page, and eventsAddress asks for its events alone', () => {
  const shown = 'search=jazz&keyword[]=concert&timings[gte]=2027-01-01&type-de-public[0]=3';
  const others = 'lang=fr&utm_source=x&key=k&size=1&relative[]=passed&search=&oaq[search]=bal';
  const page = readAgendaPage(`https://openagenda.com/fr/tours-agenda?${shown}&${others}`, {});
  const filters = [
    ['search', 'jazz'],
    ['keyword[]', 'concert'],
    ['timings[gte]', '2027-01-01'],
    ['type-de-public[0]', '3'],
  ] as const;
  expect(page).toEqual({ slug: 'tours-agenda', filters });
  const asked = new URL(eventsAddress('36', {}, filters)).searchParams;
  expect([...asked].slice(-4)).toEqual(filters);
  expect(asked.getAll('relative[]')).toEqual(['current', 'upcoming']);
});

it('readAgendaPage knows the pages of a trial address alone, when there is one', () => {
  const settings = { url: 'http://127.0.0.1:4000/openagenda' };
  expect(readAgendaPage('http://127.0.0.1:4000/openagenda/fr/essai', settings)).toEqual({
    slug: 'essai',
    filters: [],
  });
  expect(readAgendaPage('http://127.0.0.1:4000/fr/essai', settings)).toBeUndefined();
  expect(readAgendaPage('https://openagenda.com/fr/essai', settings)).toBeUndefined();
});

it('findAgendaUid takes the number that the page names most often', () => {
  const page = '<a href="/agendas/7/x"> <a href="/agendas/36/events.v2.ics"> "/agendas/36/contact"';
  expect([findAgendaUid(page), findAgendaUid('<p>36</p>')]).toEqual(['36', undefined]);
});

it('eventsAddress is that of the API with a key, and else of the public export', () => {
  const query = 'detailed=1&size=300&relative%5B%5D=current&relative%5B%5D=upcoming';
  expect(eventsAddress('36', {})).toBe(`https://openagenda.com/agendas/36/events.v2.json?${query}`);
  expect(eventsAddress('36', { key: 'k' })).toBe(
    `https://api.openagenda.com/v2/agendas/36/events?key=k&${query}`,
  );
});
