import { expect, it } from 'vitest';
import { Dictionary } from './translate.ts';

const french = new Dictionary('fr');
french.add('pois', {
  all: 'Tout voir',
  allCount: 'Tout voir ({{formatted}})',
  presets: { today: 'Aujourd’hui' },
  found_zero: 'Rien',
  found_one: '{{count}} événement à {{ town }}',
  found_other: '{{count}} événements à {{ town }}',
  found_many: '{{count}} d’événements à {{ town }}',
  lost_one: '{{count}} perdu',
  lost_other: '{{count}} perdus',
});
french.add('home', { title: 'Accueil' });
const english = new Dictionary('en');
english.add('pois', { all: 'See all', lost_one: '{{count}} lost', lost_other: '{{count}} lost' });

it('says a text, by its path, with its values, from another namespace', () => {
  const t = french.in('pois');
  expect([
    t('all'),
    t('presets.today'),
    t('allCount', { formatted: '1 200' }),
    t('title', { ns: 'home' }),
  ]).toEqual(['Tout voir', 'Aujourd’hui', 'Tout voir (1 200)', 'Accueil']);
  expect(t('allCount', { formatted: undefined })).toBe('Tout voir ()');
});

it.each([
  [0, 'Rien'],
  [1, '1 événement à Tours'],
  [2, '2 événements à Tours'],
  [1_000_000, '1000000 d’événements à Tours'],
])('counts in French: %d', (count, said) =>
  expect(french.in('pois')('found', { count, town: 'Tours' })).toBe(said),
);

it('a text without forms is said whatever the count', () => {
  expect(french.in('pois')('all', { count: 2 })).toBe('Tout voir');
});

it('English says in French what it lacks, and counts its own way', () => {
  const t = english.in('pois');
  expect([t('all'), t('presets.today'), t('lost', { count: 0 })]).toEqual([
    'See all',
    'Aujourd’hui',
    '0 lost',
  ]);
});

it('says the key, or what it is told to say, of a text that is not there', () => {
  const t = french.in('pois');
  expect([t('nothing.here'), t('nothing', { defaultValue: 'rien' })]).toEqual([
    'nothing.here',
    'rien',
  ]);
});

it('sees words added after a first look, and keeps one function per namespace', () => {
  const late = new Dictionary('fr');
  const t = late.in('late');
  expect(t('word')).toBe('word');
  late.add('late', { word: 'mot' });
  expect(t('word')).toBe('mot');
  expect(late.in('late')).toBe(t);
});
