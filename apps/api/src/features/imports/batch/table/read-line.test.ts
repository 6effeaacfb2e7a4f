// Specification: §3.34, §5.41, §12.1, §12.2
import {
  importColumnNames,
  importColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { importFaultCodes } from '@parages/contracts/vocabulary/imports/import-faults';
import { sayFinding } from '@parages/contracts/vocabulary/imports/import-faults.fr';
import { csvLine, safeCell, unsafeCell } from '@parages/contracts/vocabulary/text/csv-text';
import { describe, expect, it } from 'vitest';
import { type Cells, wholeEvent } from '../../../../../test/import-bench.ts';
import { missingIn, readLine, withPeriods } from './read-line.ts';

const read = (changes: Cells) => readLine('import', { ...wholeEvent, ...changes });
const codesOf = (changes: Cells) => read(changes).faults.map(({ path, code }) => [path, code]);

describe('§5 "Batch import columns": converts each by its kind', () => {
  it.each<[Cells, object]>([
    [{ title: '  Bal  des\nquais ' }, { label: 'Bal des quais' }],
    [{ description: 'Un.\n\nDeux.' }, { description: 'Un.\n\nDeux.' }],
    [
      { description_html: '<p>Un<script>x</script></p><p>Deux &amp; trois</p>' },
      { description: 'Un\n\nDeux & trois' },
    ],
    [{ description: 'Texte', description_html: '<p>HTML</p>' }, { description: 'Texte' }],
    [{ theme1: 'Fêtes', theme2: 'theatre', theme3: 'theatre' }, { themes: ['fetes', 'theatre'] }],
    [{ tag1: 'guinguette', tag5: 'quai' }, { tags: ['guinguette', 'quai'] }],
    [
      { longitude: '0,6848', latitude: '47.3941' },
      { lon: 0.6848, lat: 47.3941 },
    ],
    [
      { longitude: '-1,5', latitude: ' 47,2 ' },
      { lon: -1.5, lat: 47.2 },
    ],
    [
      { postal_code: '1000', city: 'Bourg' },
      { postalCode: '01000', locality: 'Bourg' },
    ],
    [
      { booking_phone: '247000000' },
      { contacts: [expect.objectContaining({ phoneNumbers: ['0247000000'] })] },
    ],
    [
      { booking_website: 'exemple.fr' },
      { contacts: [expect.objectContaining({ websites: ['https://exemple.fr/'] })] },
    ],
    [
      { min_price: '12,50 €', max_price: '' },
      { minPriceCents: 1250, maxPriceCents: 1250, options: [], knownOptions: ['free'] },
    ],
    [
      { min_price: '0', max_price: '0' },
      { minPriceCents: 0, maxPriceCents: 0, prices: [], options: ['free'] },
    ],
    [
      { min_price: '', max_price: '' },
      { minPriceCents: null, prices: [], knownOptions: [] },
    ],
    [
      { min_age: '6', max_age: ' 12 ' },
      { minimumAge: 6, maximumAge: 12 },
    ],
    [
      { min_age: '0', max_age: '' },
      { minimumAge: null, maximumAge: null },
    ],
    [
      {
        venue_name: 'Salle des fêtes',
        accessible: 'Oui',
        free: 'gratuit',
        min_price: '',
        max_price: '',
      },
      {
        placeName: 'Salle des fêtes',
        options: ['pmr', 'free'],
        knownOptions: ['pmr', 'free'],
        minPriceCents: 0,
      },
    ],
    [
      { accessible: 'non', free: 'non', min_price: '', max_price: '' },
      { options: [], knownOptions: ['pmr', 'free'], minPriceCents: null },
    ],
    [
      { theme1: 'Concert, Jeune public, Tricot', tag1: '' },
      { themes: ['concerts', 'famille'], tags: ['Tricot'] },
    ],
    [
      { min_price: 'de 5 à 12 €', max_price: '' },
      { minPriceCents: 500, maxPriceCents: 1200 },
    ],
    [
      { min_price: 'à partir de 5 €', max_price: '', price_label: 'Pass' },
      {
        minPriceCents: 500,
        maxPriceCents: null,
        prices: [
          expect.objectContaining({ minPriceCents: 500, maxPriceCents: null, label: 'Pass' }),
        ],
      },
    ],
    [
      { min_price: 'à partir de 5 €', max_price: '12' },
      { minPriceCents: 500, maxPriceCents: 1200 },
    ],
    [
      { min_price: '', max_price: 'à partir de 5 €' },
      { minPriceCents: 500, maxPriceCents: null },
    ],
    [{ min_age: '6-12 ans' }, { minimumAge: 6, maximumAge: 12 }],
    [
      { postal_code: '37000 Tours', city: '' },
      { postalCode: '37000', locality: 'Tours' },
    ],
    [
      { photo2_url: 'https://exemple.fr/a.jpg', photo2_credits: '© A' },
      { media: [{ url: 'https://exemple.fr/a.jpg', title: null, credits: '© A' }] },
    ],
  ])('reads the cells %j without fault, into the fields of an event', (changes, draft) => {
    const { faults, event } = read(changes);
    expect(faults).toEqual([]);
    expect(event?.draft).toMatchObject(draft);
  });

  it.each<[Cells, object | null]>([
    [
      { start_date: '2026-07-14', end_date: '', start_time: '20:30', end_time: '' },
      { startDate: '2026-07-14', endDate: '2026-07-14', startTime: '20:30:00', endTime: null },
    ],
    [
      { end_date: '2026-07-16', start_time: '20:30:15', end_time: '01:00' },
      { endDate: '2026-07-16', startTime: '20:30:15', endTime: '01:00:00' },
    ],
    [
      { start_date: 'du 14 au 16 juillet 2026', start_time: '20h30 - 23h', end_time: '' },
      {
        startDate: '2026-07-14',
        endDate: '2026-07-16',
        startTime: '20:30:00',
        endTime: '23:00:00',
      },
    ],
    [
      { start_date: '14/07/2026 20:30', start_time: '' },
      { startDate: '2026-07-14', startTime: '20:30:00' },
    ],
    [{ start_date: '', start_time: '' }, null],
  ])('reads the dates of the cells %j as the period %j', (changes, period) => {
    const { event } = read(changes);
    if (period === null) expect(event?.period).toBeNull();
    else expect(event?.period).toMatchObject(period);
  });
});

describe('a line with a wrong value', () => {
  it.each<[Cells, [string, string][]]>([
    [{ ext_id: '' }, [['ext_id', 'value_missing']]],
    [{ title: ' ' }, [['title', 'value_missing']]],
    [{ title: 'x'.repeat(141) }, [['title', 'value_too_long']]],
    [{ ext_id: 'x'.repeat(201) }, [['ext_id', 'value_too_long']]],
    [{ title: `Bal${' '.repeat(30_000)}des quais` }, [['title', 'value_too_long']]],
    [{ start_date: '31/02/2026' }, [['start_date', 'day_invalid']]],
    [{ start_date: '2026-02-30' }, [['start_date', 'day_invalid']]],
    [{ start_time: '9' }, [['start_time', 'time_invalid']]],
    [{ start_time: '25:00' }, [['start_time', 'time_invalid']]],
    [{ end_date: '2026-07-13' }, [['end_date', 'day_end_before_start']]],
    [
      { start_date: '', start_time: '', end_date: '2026-07-13' },
      [['end_date', 'day_without_start']],
    ],
    [{ start_date: '' }, [['start_time', 'time_without_day']]],
    [{ start_time: '', end_time: '22:00' }, [['end_time', 'time_without_start']]],
    [{ photo1_url: 'javascript:alert(1)' }, [['photo1_url', 'url_invalid']]],
    [{ photo1_credits: '© A' }, [['photo1_credits', 'credits_without_photo']]],
    [{ photo1_url: 'nothing at all', photo1_credits: '© A' }, [['photo1_url', 'url_invalid']]],
    [{ theme1: 'opéra' }, [['theme1', 'theme_unknown']]],
    [{ booking_email: 'a@b' }, [['booking_email', 'email_invalid']]],
    [{ booking_phone: '3,3E+10' }, [['booking_phone', 'phone_invalid']]],
    [{ longitude: '0,6848°' }, [['longitude', 'longitude_invalid']]],
    [{ longitude: '12' }, [['longitude', 'longitude_out_of_bounds']]],
    [{ latitude: '47394100' }, [['latitude', 'latitude_invalid']]],
    [{ latitude: '' }, [['latitude', 'position_half']]],
    [{ postal_code: '37 Tours' }, [['postal_code', 'postal_code_invalid']]],
    [{ min_price: 'sur réservation' }, [['min_price', 'price_invalid']]],
    [{ accessible: 'peut-être' }, [['accessible', 'yes_no_invalid']]],
    [{ free: 'oui', min_price: '5', max_price: '' }, [['free', 'free_with_price']]],
    [{ min_price: '20000' }, [['min_price', 'price_invalid']]],
    [{ min_price: '20', max_price: '10' }, [['max_price', 'price_min_above_max']]],
    [{ min_age: 'adultes' }, [['min_age', 'age_invalid']]],
    [{ min_age: '6,5' }, [['min_age', 'age_invalid']]],
    [{ max_age: '0' }, [['max_age', 'age_invalid']]],
    [{ max_age: '100' }, [['max_age', 'age_invalid']]],
    [{ min_age: '10', max_age: '9' }, [['max_age', 'age_min_above_max']]],
    [{ description: 'é'.repeat(10_001) }, [['description', 'text_too_long']]],
    [
      { description_html: `<p>Un</p>${'<br'.repeat(30_000)}` },
      [['description_html', 'text_too_long']],
    ],
  ])('with the cells %j has the faults %j and yields no event', (changes, faults) => {
    expect(codesOf(changes)).toEqual(faults);
    expect(read(changes).event).toBeUndefined();
  });

  it('has a value of 8,000 characters truncated to fewer than 90 in its fault', () => {
    const { faults } = read({ start_date: '<script>'.repeat(1000) });
    expect(faults[0]?.obtained?.length).toBeLessThan(90);
  });
});

it('every import fault code has a French sentence without undefined, null or a breaking space before punctuation', () => {
  for (const code of importFaultCodes) {
    const said = sayFinding({ code, path: 'start_date', expected: '1', obtained: 'x' });
    expect(said.length).toBeGreaterThan(10);
    expect(said).not.toMatch(/undefined|null| [!?;:»]|« /);
  }
});

it('the column table has each specified column once, in order, then the two ages, the venue, the access and the free entry, and requires ext_id and title', () => {
  const photos = [1, 2, 3, 4, 5];
  expect(importColumnNames).toEqual([
    'ext_id',
    'title',
    'organizer_name',
    'start_date',
    'end_date',
    'start_time',
    'end_time',
    ...photos.map((n) => `photo${n}_url`),
    ...photos.map((n) => `photo${n}_credits`),
    'description',
    'description_html',
    'theme1',
    'theme2',
    'theme3',
    'tag1',
    'tag2',
    'tag3',
    'tag4',
    'tag5',
    'booking_name',
    'booking_email',
    'booking_link',
    'booking_website',
    'booking_phone',
    'longitude',
    'latitude',
    'address',
    'postal_code',
    'city',
    'min_price',
    'max_price',
    'price_label',
    'min_age',
    'max_age',
    'venue_name',
    'accessible',
    'free',
  ]);
  expect(importColumns.filter((column) => 'isRequired' in column).map(({ name }) => name)).toEqual([
    'ext_id',
    'title',
  ]);
});

it.each([
  [wholeEvent, []],
  [{ ...wholeEvent, theme1: '' }, ['theme_missing']],
  [{ ...wholeEvent, longitude: '', latitude: '' }, ['position_missing']],
  [{ ...wholeEvent, start_date: '', start_time: '' }, ['day_missing']],
  [{ ...wholeEvent, start_date: '', start_time: '', theme1: 'promenades-a-pied' }, []],
])('an imported event of the cells %j lacks, to be complete, %j', (cells, missing) => {
  const { event } = readLine('import', cells as Record<string, string>);
  expect(
    event && missingIn(withPeriods(event.draft, event.period === null ? [] : [event.period])),
  ).toEqual(missing);
});

describe('cells of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+33 2 47 00 00 00', "'+33 2 47 00 00 00"],
    ['-cmd|calc', "'-cmd|calc"],
    ['\tx', "'\tx"],
    ["'=1", "''=1"],
    ['-1,5', '-1,5'],
    ['-1.67', '-1.67'],
    ["l'été", "l'été"],
    ["'quoted'", "'quoted'"],
    ['', ''],
  ])('are escaped if a spreadsheet would compute them: %j as %j, and back', (cell, safe) => {
    expect(safeCell(cell)).toBe(safe);
    expect(unsafeCell(safe)).toBe(cell);
  });

  it('are quoted if they have separators, quotes, line breaks or outer spaces', () =>
    expect(csvLine(['a;b', 'c"d', 'e\nf', ' g', 'h'])).toBe('"a;b";"c""d";"e\nf";" g";h\r\n'));
});
