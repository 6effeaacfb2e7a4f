import { expect, it } from 'vitest';
import { mapOpenagenda } from './map-openagenda.ts';

const record = {
  recordid: 'a1',
  title_fr: 'Bal des pompiers',
  timings: [{ begin: '2026-07-14T20:30:00+02:00', end: '2026-07-14T23:00:00+02:00' }],
  location_name: 'Caserne',
  location_city: 'Tours',
};
const idOf = (changes: object): string | undefined => {
  const mapped = mapOpenagenda({ ...record, ...changes });
  return mapped.kind === 'mapped' ? mapped.draft.extId : undefined;
};
const page = 'https://openagenda.com/fr/tours-agenda/events/bal-des-pompiers-12';

it.each([
  [{ uid: 7, id: 8, canonicalurl: page }, '7'],
  [{ id: 8, canonicalurl: `${page}?oaq=x` }, 'bal-des-pompiers-12'],
  [{ id: 8, url: 'https://portail.parages.example/events/bal' }, '8'],
])('identifies a record with %j by %s', (changes, id) => expect(idOf(changes)).toBe(id));

it('identifies any other record by its title, first day and place, in any spelling, and its page', () => {
  const id = idOf({});
  expect(id).toMatch(/^derived-[\w-]{43}$/);
  expect(idOf({ recordid: 'b2', title_fr: 'BAL DES POMPIERS !', description_fr: 'Buvette' })).toBe(
    id,
  );
  for (const other of [
    { title_fr: 'Bal du 15' },
    { timings: [{ begin: '2026-07-15T20:30:00+02:00' }] },
    { location_name: 'Gymnase' },
    { url: 'https://portail.parages.example/bal-2' },
  ])
    expect(idOf(other)).not.toBe(id);
});
