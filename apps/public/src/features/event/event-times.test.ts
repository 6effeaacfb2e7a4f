import { describe, expect, it } from 'vitest';
import { datesToShow, toCalendar } from './event-times.ts';

const period = (startDate: string, isPast: boolean, startTime: string | null = null) => ({
  startDate,
  endDate: startDate,
  startTime,
  endTime: null,
  isPast,
});

describe('datesToShow', () => {
  const periods = [period('2026-06-20', false), period('2026-06-01', true), period('2026-06-14', false)];
  it('keeps what is to come, soonest first', () => {
    expect(datesToShow({ periods, isPast: false }).map(({ startDate }) => startDate)).toEqual(['2026-06-14', '2026-06-20']);
  });
  it('shows them all once the event is over', () => expect(datesToShow({ periods, isPast: true })).toHaveLength(3));
});

describe('toCalendar', () => {
  const poi = {
    id: 'id',
    label: 'Fête, foraine',
    place: { name: null, streetAddress: null, postalCode: '37000', locality: 'Tours', position: null },
  };
  const context = { url: 'https://example.org/e', now: '2026-06-01T10:00:00.000Z' };
  it('is a whole day without an hour', () => {
    const text = toCalendar(poi, period('2026-06-30', false), context);
    expect(text).toContain('DTSTART;VALUE=DATE:20260630\r\nDTEND;VALUE=DATE:20260701\r\n');
    expect(text).toContain('SUMMARY:Fête\\, foraine\r\nLOCATION:37000\\, Tours\r\n');
    expect(text).toContain('DTSTAMP:20260601T100000Z');
  });
  it('is in the time of Paris with one', () =>
    expect(toCalendar(poi, period('2026-06-30', false, '20:30:00'), context)).toContain('DTSTART;TZID=Europe/Paris:20260630T203000\r\n'));
});
