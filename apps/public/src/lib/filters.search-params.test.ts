import { describe, expect, it } from 'vitest';
import { changeFilters, nearestRadiusStep, nextRadiusStep, parseFilters, toSearch } from './filters.search-params.ts';

const parse = (query: string) => parseFilters(new URLSearchParams(query));
const change = (query: string, filters: Parameters<typeof changeFilters>[1]) =>
  toSearch(changeFilters(new URLSearchParams(query), filters));

describe('dist', () => {
  it.each([
    ['', 30],
    ['dist=', 30],
    ['dist=%20', 30],
    ['dist=abc', 30],
    ['dist=12km', 30],
    ['dist=NaN', 30],
    ['dist=0', 0],
    ['dist=-5', 0],
    ['dist=7', 7],
    ['dist=12.5', 12.5],
    ['dist=30', 30],
    ['dist=100', 100],
    ['dist=101', 100],
    ['dist=Infinity', 100],
  ])('%s reads as %d km', (query, km) => expect(parse(query).distanceKm).toBe(km));

  it('leaves the query string when it is the default', () => {
    expect(change('dist=5', { distanceKm: 30 })).toBe('');
    expect(change('', { distanceKm: 5 })).toBe('?dist=5');
    expect(change('dist=0', {})).toBe('?dist=0');
    expect(change('dist=abc', {})).toBe('');
  });
});

describe('opts', () => {
  it.each([
    ['', []],
    ['opts=', []],
    ['opts=free', ['free']],
    ['opts=pmr,free', ['free', 'pmr']],
    ['opts=outside,unknown,kids-friendly', ['kids-friendly', 'outside']],
    ['opts=free,free', ['free']],
    ['opts=pmr&opts=free', ['free', 'pmr']],
    ['opts=FREE', []],
    ['opts=pmr,pets-allowed,outside,kids-friendly,free', ['free', 'kids-friendly', 'outside', 'pets-allowed', 'pmr']],
  ])('%s keeps %j', (query, options) => expect(parse(query).options).toEqual(options));

  it('is written sorted', () => expect(change('', { options: ['pmr', 'free'] })).toBe('?opts=free,pmr'));
});

describe('dates', () => {
  it.each([
    ['', null],
    ['dates=', null],
    ['dates=2026-06-13', { start: '2026-06-13', end: '2026-06-13' }],
    ['dates=2026-06-13_2026-06-14', { start: '2026-06-13', end: '2026-06-14' }],
    ['dates=2026-06-14_2026-06-13', { start: '2026-06-13', end: '2026-06-14' }],
    ['dates=2028-02-29', { start: '2028-02-29', end: '2028-02-29' }],
    ['dates=2026-02-29', null],
    ['dates=2026-06-13_2026-06-31', null],
    ['dates=2026-13-01', null],
    ['dates=2026-6-1', null],
    ['dates=2026-06-13_', null],
    ['dates=_2026-06-13', null],
    ['dates=2026-06-13_2026-06-14_2026-06-15', null],
    ['dates=no-date', null],
    ['dates=tomorrow', null],
  ])('%s reads as %j', (query, dates) => expect(parse(query).dates).toEqual(dates));

  it('is one day when both ends are the same', () => {
    expect(change('', { dates: { start: '2026-06-13', end: '2026-06-13' } })).toBe('?dates=2026-06-13');
    expect(change('', { dates: { start: '2026-06-13', end: '2026-06-14' } })).toBe('?dates=2026-06-13_2026-06-14');
    expect(change('dates=2026-06-13', { dates: null })).toBe('');
  });
});

describe('coords', () => {
  it.each([
    ['', null],
    ['coords=', null],
    ['coords=0.68,47.39', { lon: 0.68, lat: 47.39 }],
    ['coords=-1.5,47', { lon: -1.5, lat: 47 }],
    ['coords=0.68', null],
    ['coords=0.68,', null],
    ['coords=,47', null],
    ['coords=a,b', null],
    ['coords=1,2,3', null],
    ['coords=181,47', null],
    ['coords=0,-91', null],
    ['coords=180,90', { lon: 180, lat: 90 }],
    ['coords=Infinity,47', null],
  ])('%s reads as %j', (query, coords) => expect(parse(query).coords).toEqual(coords));

  it('keeps a readable comma', () => expect(change('', { coords: { lon: 0.68, lat: 47.39 } })).toBe('?coords=0.68,47.39'));
});

it('keeps what is not a filter, and starts again at the first page', () => {
  expect(change('sort=distance&pages=3&opts=free', { options: [] })).toBe('?sort=distance');
});

it.each([
  [0, 1, 1],
  [1, 1, 5],
  [7, 5, 10],
  [30, 30, 50],
  [42, 50, 50],
  [100, 100, undefined],
])('%d km shows step %d, and widens to %s', (km, step, next) => {
  expect(nearestRadiusStep(km)).toBe(step);
  expect(nextRadiusStep(km)).toBe(next);
});
