// Specification: §5.38
import { expect, it } from 'vitest';
import { emptyValues, type Values } from '../editor-tabs.ts';
import { newForm, withSent } from './form-changes.ts';
import { baseOf } from './typed-over.ts';

const dates = (label: string, description = ''): Values => ({
  ...emptyValues,
  dates: { ...emptyValues.dates, label, description },
});
const labels = (sent: readonly Values[]) => sent.map((values) => values.dates.label);

it('keeps the first and the three newest saves without an answer, each once', () => {
  let form = newForm(dates('a'));
  for (const label of ['b', 'c', 'c', 'd', 'e', 'f'])
    form = { ...form, ...withSent(form, { dates: dates(label).dates }) };
  expect(labels(form.sent)).toEqual(['b', 'd', 'e', 'f']);
});

it('takes a field that has a sent value as saved by this form, and leaves the others', () => {
  const form = { ...newForm(dates('a', 'x')), sent: [dates('b', 'y'), dates('c', 'z')] };
  expect(baseOf(form, dates('b', 'other'))).toEqual(dates('b', 'x'));
  expect(baseOf(form, dates('c', 'z'))).toEqual(dates('c', 'z'));
  expect(baseOf(form, dates('other', 'x'))).toEqual(dates('a', 'x'));
});
