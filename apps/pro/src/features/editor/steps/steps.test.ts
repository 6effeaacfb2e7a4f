import { expect, it } from 'vitest';
import { emptyValues, type Values } from '../editor-tabs.ts';
import { countOf, isEmptyStep, neighbourOf, readStep, stepOf, stepsOf } from './steps.ts';

const withThemes = (...themes: Values['categories']['themes']): Values => ({
  ...emptyValues,
  categories: { ...emptyValues.categories, themes },
});
const ofConcert = stepsOf(withThemes('concerts'));
const ofWalk = stepsOf(withThemes('famille', 'promenades-a-pied'));

it('the creation of a concert has five steps, title and dates first', () =>
  expect(ofConcert).toEqual(['dates', 'place', 'prices', 'images', 'summary']));

it('the creation of a walk, or of an event with a track, also has the step of the tracks', () => {
  const tour = {} as NonNullable<Values['traces']['tour']>;
  const tracked = { ...withThemes('concerts'), traces: { tour } };
  for (const steps of [ofWalk, stepsOf(tracked)])
    expect(steps).toEqual(['dates', 'place', 'prices', 'images', 'traces', 'summary']);
});

it.each([
  ['dates', 'dates'],
  ['categories', 'dates'],
  ['contacts', 'prices'],
  ['summary', 'summary'],
  ['traces', undefined],
  ['campaigns', undefined],
  ['', undefined],
  [null, undefined],
])('the address %j of a concert names the step %j', (text, step) =>
  expect(readStep(text, ofConcert)).toBe(step),
);

it('a field of the contacts is in the step of the prices, one of the campaigns in no step', () =>
  expect([stepOf('contacts'), stepOf('campaigns')]).toEqual(['prices', undefined]));

it('the step after the images is the summary, or the tracks of a walk; none is before the first', () =>
  expect([
    neighbourOf('images', 1, ofConcert),
    neighbourOf('images', 1, ofWalk),
    neighbourOf('dates', -1, ofWalk),
  ]).toEqual(['summary', 'traces', undefined]));

it('a step counts the errors of all its tabs, and is empty when all its tabs are', () => {
  const counts = new Map([
    ['prices', 1],
    ['contacts', 2],
  ] as const);
  expect([countOf('prices', counts), countOf('place', counts)]).toEqual([3, 0]);
  expect(isEmptyStep('prices', new Set(['contacts']))).toBe(false);
  expect(isEmptyStep('traces', new Set(['contacts', 'traces']))).toBe(true);
});
