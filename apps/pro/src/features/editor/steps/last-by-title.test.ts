import { expect, it } from 'vitest';
import { lastByTitle } from './last-by-title.ts';

const events = (...labels: string[]) => labels.map((label, id) => ({ id, label }));
const idsOf = (...labels: string[]) => lastByTitle(events(...labels)).map(({ id }) => id);

it('of events with the same title, apart from accents and case, keeps the first', () =>
  expect(idsOf('Bal', 'Concert', 'BÀL', 'Concert')).toEqual([0, 1]));

it('keeps six events at most', () =>
  expect(idsOf('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual([0, 1, 2, 3, 4, 5]));
