// Specification: §4.4
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { address, amboise, tours } from '../../test/a-place.ts';
import { forgetRecentPlaces, keepRecentPlace, listRecentPlaces } from './recent-places.ts';

const key = 'parages-recent-places';
const dayMs = 24 * 3600 * 1000;
const now = new Date('2026-06-13T10:00:00Z');

const { kind, name, fullName } = tours;
const kept = { kind, name, fullName, at: '0.7,47.39' };
const fresh = { ...kept, keptAt: now.getTime() };

const names = () => listRecentPlaces().map(({ name }) => name);

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lists chosen places newest first, at positions rounded to 0.01°', () => {
  keepRecentPlace(tours);
  keepRecentPlace(amboise);
  expect(listRecentPlaces()).toEqual([
    { ...amboise, at: '0.98,47.41' },
    { ...tours, at: '0.7,47.39', position: { lon: 0.7, lat: 47.39 } },
  ]);
});

it('keeps the last five of six places', () => {
  for (const name of ['1', '2', '3', '4', '5', '6']) keepRecentPlace({ ...tours, name });
  expect(names()).toEqual(['6', '5', '4', '3', '2']);
});

it('a place chosen again moves to the front; another name at the same position, and the same name elsewhere, stay', () => {
  keepRecentPlace(tours);
  keepRecentPlace(address);
  keepRecentPlace({ ...tours, fullName: 'Tours (63)', position: { lon: 3.5, lat: 45.7 } });
  keepRecentPlace({ ...tours, position: { lon: 0.6999, lat: 47.3901 } });
  expect(listRecentPlaces().map(({ fullName }) => fullName)).toEqual([
    tours.fullName,
    'Tours (63)',
    '12 Rue Nationale, 37000 Tours',
  ]);
});

it('stores the kind, names, rounded position and time of a place, and nothing else', () => {
  const suggestion = { ...tours, id: 'secret', disabled: false };
  keepRecentPlace(suggestion);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([fresh]);
});

it('lists a place for 393 days after its choice', () => {
  keepRecentPlace(tours);
  vi.setSystemTime(now.getTime() + 393 * dayMs);
  expect(names()).toEqual(['Tours']);
  vi.setSystemTime(now.getTime() + 393 * dayMs + 1);
  expect(names()).toEqual([]);
});

it.each([
  ['no JSON', '[{'],
  ['an object', '{"0":{}}'],
  ['a text', '"Tours"'],
  ['null', 'null'],
  ['a list of nulls, texts and lists', '[null,"Tours",[],7]'],
])('lists no place for stored content that is %s', (_, content) => {
  localStorage.setItem(key, content);
  expect(names()).toEqual([]);
});

it.each([
  ['an unknown kind', { kind: 'planet' }],
  ['a kind that is no text', { kind: ['commune'] }],
  ['no name', { name: undefined }],
  ['a blank name', { name: '  ' }],
  ['a name of 201 characters', { name: 'x'.repeat(201) }],
  ['a full name that is an object', { fullName: { toString: 'x' } }],
  ['a full name of 201 characters', { fullName: 'x'.repeat(201) }],
  ['an exact position', { at: '0.7041,47.3951' }],
  ['an impossible position', { at: '200.00,47.39' }],
  ['a position that is an object', { at: { lon: 0.7, lat: 47.39 } }],
  ['no time', { keptAt: undefined }],
  ['a time that is a text', { keptAt: now.toISOString() }],
  ['a time one minute ahead', { keptAt: now.getTime() + 60_000 }],
])('drops a stored place with %s, and keeps the others', (_, change) => {
  localStorage.setItem(key, JSON.stringify([{ ...fresh, ...change }, fresh]));
  expect(names()).toEqual(['Tours']);
});

it.each([
  ['the first five of six stored entries', 6, ['0', '1', '2', '3', '4']],
  ['nothing of a stored text of more than 10,000 characters', 2000, []],
])('reads %s', (_, length, expected) => {
  const entries = Array.from({ length }, (_entry, index) => ({ ...fresh, name: `${index}` }));
  localStorage.setItem(key, JSON.stringify(entries));
  expect(names()).toEqual(expected);
});

it('does not keep a place whose name is longer than 200 characters', () => {
  keepRecentPlace(tours);
  keepRecentPlace({ ...amboise, name: 'x'.repeat(201) });
  expect(names()).toEqual(['Tours']);
});

/** Replaces methods of the local storage by ones that throw. */
const refuse = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  const content = localStorage.getItem(key);
  const refused = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', {
    getItem: () => content,
    ...Object.fromEntries(methods.map((method) => [method, refused])),
  });
};

it('on a device that refuses to store, lists nothing, and keeping or forgetting a place throws no error', () => {
  keepRecentPlace(tours);
  refuse('getItem', 'setItem', 'removeItem');
  keepRecentPlace(amboise);
  forgetRecentPlaces();
  expect(names()).toEqual([]);
});

it('keeps the former places when the storage is full', () => {
  keepRecentPlace(tours);
  refuse('setItem');
  keepRecentPlace(amboise);
  expect(names()).toEqual(['Tours']);
});

it('forgets all places', () => {
  keepRecentPlace(tours);
  forgetRecentPlaces();
  expect(names()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});
