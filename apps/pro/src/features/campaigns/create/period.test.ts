import type { CampaignOffer } from '@parages/contracts/types';
import { describe, expect, it } from 'vitest';
import { findClash, findFreeStart, fitPeriod, type Occupied, readPeriod } from './period.ts';

const offer: CampaignOffer = {
  weeklyRateCents: 2000,
  vatPercent: 20,
  minWeeks: 1,
  maxWeeks: 12,
  firstDay: '2031-06-01',
  lastDay: '2032-06-01',
  isPayable: true,
};
const taken = (startDate: string, endDate: string): Occupied => ({
  campaignId: null,
  startDate,
  endDate,
  kind: 'active',
});

describe('the period of a new campaign and the occupied days', () => {
  const occupied = [taken('2031-06-15', '2031-06-21'), taken('2031-06-08', '2031-06-14')];

  it.each([
    ['ends before the occupied days', '2031-06-01', undefined],
    ['shares its last day with a campaign', '2031-06-02', '2031-06-08'],
    ['starts inside a campaign', '2031-06-16', '2031-06-15'],
    ['starts after the occupied days', '2031-06-22', undefined],
  ])('finds the campaign that overlaps a week, if any: the week %s', (_where, startDate, met) => {
    expect(findClash({ startDate, weeks: 1 }, occupied)?.startDate).toBe(met);
  });

  it('finds the first start day without an overlap, and none after the last allowed day', () => {
    expect(findFreeStart({ startDate: '2031-06-05', weeks: 1 }, occupied, '2032-06-01')).toBe(
      '2031-06-22',
    );
    expect(findFreeStart({ startDate: '2031-06-01', weeks: 1 }, occupied, '2032-06-01')).toBe(
      '2031-06-01',
    );
    expect(
      findFreeStart({ startDate: '2031-06-05', weeks: 1 }, occupied, '2031-06-20'),
    ).toBeUndefined();
  });

  it('reads the period from the URL; replaces an invalid length by one week, and an invalid start by the first free day', () => {
    const read = (text: string, lastDay: string | null = null) =>
      fitPeriod(readPeriod(new URLSearchParams(text)), offer, occupied, lastDay);
    expect(read('start=2031-07-01&weeks=4')).toEqual({ startDate: '2031-07-01', weeks: 4 });
    expect(read('start=2030-07-01&weeks=40')).toEqual({ startDate: '2031-06-01', weeks: 1 });
    expect(read('weeks=2')).toEqual({ startDate: '2031-06-22', weeks: 2 });
    expect(read('start=2031-07-01', '2031-06-30')).toEqual({ startDate: '2031-06-01', weeks: 1 });
  });
});
