// Specification: §2.50
import { createInstance, type i18n as I18n } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { cachePlainTexts } from './cache-plain-texts.ts';
import type { WordTree } from './i18n.ts';

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const open = (): I18n => {
  const instance = createInstance();
  void instance.init({
    lng: 'fr',
    fallbackLng: 'fr',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  cachePlainTexts(instance);
  return instance;
};
const french = open();
const english = french.cloneInstance({ lng: 'en' });
cachePlainTexts(english);
const add = (language: string, namespace: string, words: WordTree) =>
  french.addResourceBundle(language, namespace, words);
const inFrench = (namespace: string) =>
  french.getFixedT('fr', namespace as never) as unknown as Say;
const inEnglish = (namespace: string) =>
  english.getFixedT('en', namespace as never) as unknown as Say;

beforeAll(() => {
  add('fr', 'pois', {
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
  add('fr', 'home', { title: 'Accueil' });
  add('en', 'pois', { all: 'See all', lost_one: '{{count}} lost', lost_other: '{{count}} lost' });
});

it('t resolves a text by its key path, with values, and from another namespace', () => {
  const t = inFrench('pois');
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
])('t chooses the French plural form for the count %d', (count, text) =>
  expect(inFrench('pois')('found', { count, town: 'Tours' })).toBe(text),
);

it('t resolves a text without plural forms when a count is given', () => {
  expect(inFrench('pois')('all', { count: 2 })).toBe('Tout voir');
});

it('the English t falls back to French where English has no text, and chooses the English plural form', () => {
  const t = inEnglish('pois');
  expect([t('all'), t('presets.today'), t('lost', { count: 0 })]).toEqual([
    'See all',
    'Aujourd’hui',
    '0 lost',
  ]);
});

it('t returns the text of its language when French and English texts of one key are read in turn', () => {
  expect([inFrench('pois')('all'), inEnglish('pois')('all'), inFrench('pois')('all')]).toEqual([
    'Tout voir',
    'See all',
    'Tout voir',
  ]);
});

it('t returns the default value, or without one the key, of a text that does not exist', () => {
  const t = inFrench('pois');
  expect([t('nothing.here'), t('nothing', { defaultValue: 'rien' })]).toEqual([
    'nothing.here',
    'rien',
  ]);
});

it('t finds a text added after a first miss, and getFixedT returns the same function for a namespace', () => {
  const t = inFrench('late');
  expect(t('word')).toBe('word');
  add('fr', 'late', { word: 'mot' });
  expect(t('word')).toBe('mot');
  expect(inFrench('late')).toBe(t);
});
