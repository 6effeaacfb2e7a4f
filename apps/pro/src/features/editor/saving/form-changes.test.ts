// Specification: §5.38
import { expect, it } from 'vitest';
import { price } from '../../../test/price-values.ts';
import { emptyValues, type Values } from '../editor-tabs.ts';
import { afterMerge } from './after-merge.ts';
import { newForm, withSent } from './form-changes.ts';
import { baseOf } from './typed-over.ts';

const dates = (label: string, description = ''): Values => ({
  ...emptyValues,
  dates: { ...emptyValues.dates, label, description },
});
const labels = (sent: readonly Values[]) => sent.map((values) => values.dates.label);

it('keeps the first and the eleven newest saves without an answer, each once', () => {
  let form = newForm(dates('a'));
  for (const label of 'bccdefghijklmno')
    form = { ...form, ...withSent(form, { dates: dates(label).dates }) };
  expect(labels(form.sent).join('')).toBe('befghijklmno');
});

it('takes a field that has a sent value as saved by this form, and leaves the others', () => {
  const form = { ...newForm(dates('a', 'x')), sent: [dates('b', 'y'), dates('c', 'z')] };
  expect(baseOf(form, dates('b', 'other'))).toEqual(dates('b', 'x'));
  expect(baseOf(form, dates('c', 'z'))).toEqual(dates('c', 'z'));
  expect(baseOf(form, dates('other', 'x'))).toEqual(dates('a', 'x'));
});

it('takes a field as saved by this form when the API has trimmed the sent value', () => {
  const form = { ...newForm(dates('a')), sent: [dates(' b\u200b ', 'x\r\ny ')] };
  const theirs = dates('b', 'x\ny');
  expect(baseOf(form, theirs)).toEqual(theirs);
});

it('does not add a price again that a save without an answer has added, when it was typed into since', () => {
  const priced = (label: string): Values => ({
    ...emptyValues,
    prices: { isFree: false, prices: [price(1200, label)] },
  });
  const form = {
    ...newForm(emptyValues),
    values: priced('Place n° 7'),
    sent: [priced('Place n° ')],
  };
  const merged = afterMerge(form, priced('Place n°'));
  expect(merged).toMatchObject({ values: priced('Place n° 7'), asked: [] });
});
