// Specification: §5.35
import { expect, it } from 'vitest';
import { aPoi } from '../../../test/a-poi.ts';
import { type Values, valuesOf } from '../editor-tabs.ts';
import { previewCardPoi } from './preview-card-poi.ts';

const poi = aPoi();
const values = valuesOf(poi);
const evening = (day: string) => ({
  startDate: day,
  endDate: day,
  startTime: '20:30:00',
  endTime: '23:00:00',
});
const cardOf = (dates: Partial<Values['dates']>, prices = values.prices) =>
  previewCardPoi({ ...values, dates: { ...values.dates, ...dates }, prices }, poi, '2027-07-10');

it('the preview card shows the next date, or the last one of an event that is over', () => {
  expect(
    cardOf({ periods: [evening('2027-08-01'), evening('2027-07-14'), evening('2027-06-01')] })
      .startDate,
  ).toBe('2027-07-14');
  expect(cardOf({ periods: [evening('2027-05-01'), evening('2027-06-01')] }).startDate).toBe(
    '2027-06-01',
  );
});

it('the preview card shows no date while the only period is incomplete, or for a permanent event', () => {
  expect(cardOf({ periods: [{ ...evening('2027-07-14'), endDate: '' }] })).toMatchObject({
    startDate: null,
    poiTime: null,
  });
  expect(cardOf({ isPermanent: true }).startDate).toBeNull();
});

it('the preview card shows only the first day of a period that runs past midnight', () => {
  const night = {
    startDate: '2027-07-14',
    endDate: '2027-07-15',
    startTime: '22:00:00',
    endTime: '02:00:00',
  };
  expect(cardOf({ periods: [night] })).toMatchObject({
    startDate: '2027-07-14',
    endDate: '2027-07-14',
    poiTime: '22:00:00',
  });
});

it('the preview card shows the cheapest price, none for an invalid or an empty amount, and 0 for a free event', () => {
  const price = {
    priceModes: [],
    policyName: null,
    label: null,
    startDate: null,
    endDate: null,
    additionalInfo: null,
  };
  const prices = [
    { ...price, minPriceCents: 1200, maxPriceCents: null },
    { ...price, minPriceCents: 800, maxPriceCents: null },
  ];
  expect(cardOf({}, { isFree: false, prices })).toMatchObject({
    isFree: false,
    minPriceCents: 800,
    maxPriceCents: null,
  });
  for (const minPriceCents of [Number.NaN, null])
    expect(
      cardOf({}, { isFree: false, prices: [{ ...price, minPriceCents, maxPriceCents: null }] })
        .minPriceCents,
    ).toBeNull();
  expect(cardOf({}, { isFree: true, prices: [] })).toMatchObject({
    isFree: true,
    minPriceCents: 0,
  });
});
