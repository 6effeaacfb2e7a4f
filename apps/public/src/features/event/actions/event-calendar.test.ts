// Specification: §2.33, §2.35
import { describe, expect, it } from 'vitest';
import { directionsUrl } from '../../../lib/address.ts';
import { webCalendarLinks } from './event-calendar.ts';

const place = {
  name: 'Guinguette',
  venueSlug: null,
  streetAddress: '1 quai',
  postalCode: '37000',
  locality: 'Tours',
  position: { lon: 0.7, lat: 47.39 },
};
const poi = { label: 'Fête & bal', description: 'Un bal.', place };
const url = 'https://parages.example/evenement/fete-tours';
const period = (
  startDate: string,
  startTime: string | null = null,
  endTime: string | null = null,
  endDate = startDate,
) => ({
  startDate,
  endDate,
  startTime,
  endTime,
  isPast: false,
  liveState: 'scheduled' as const,
  movedFrom: null,
  note: null,
});
const linksOf = (given: ReturnType<typeof period>) => {
  const { google, outlook } = webCalendarLinks(poi, given, url);
  return { google: new URL(google).searchParams, outlook: new URL(outlook).searchParams };
};

describe('issue "add to calendar (ICS file, Google, Outlook)": webCalendarLinks, for Google and Outlook', () => {
  it('writes the title and the Paris times of an evening into both links, its place and text into the Google link', () => {
    const { google, outlook } = linksOf(period('2026-06-13', '20:30:00', '22:00:00'));
    expect(Object.fromEntries(google)).toEqual({
      action: 'TEMPLATE',
      text: 'Fête & bal',
      dates: '20260613T203000/20260613T220000',
      ctz: 'Europe/Paris',
      details: `Un bal.\n\n${url}`,
      location: 'Guinguette, 1 quai, 37000 Tours',
    });
    expect(outlook.get('startdt')).toBe('2026-06-13T20:30:00+02:00');
    expect(outlook.get('enddt')).toBe('2026-06-13T22:00:00+02:00');
    expect(outlook.get('subject')).toBe('Fête & bal');
  });

  it('ends an event without an end time two hours after its start, on the next day when that is past midnight', () => {
    expect(linksOf(period('2026-12-31', '23:00:00')).google.get('dates')).toBe(
      '20261231T230000/20270101T010000',
    );
    expect(linksOf(period('2026-12-31', '23:00:00')).outlook.get('enddt')).toBe(
      '2027-01-01T01:00:00+01:00',
    );
  });

  it('writes a period of several days as whole days that end on the day after its last day', () => {
    const { google, outlook } = linksOf(period('2026-06-01', '10:00:00', '18:00:00', '2026-06-30'));
    expect(google.get('dates')).toBe('20260601/20260701');
    expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')]).toEqual([
      '2026-06-01',
      '2026-07-01',
      'true',
    ]);
  });
});

describe('§2 "a maps-service link": directionsUrl', () => {
  const destinationOf = (change: { streetAddress?: string; position?: null }) => {
    const link = directionsUrl({ ...place, ...change }, 'transit');
    return (
      link && [
        new URL(link).searchParams.get('destination'),
        new URL(link).searchParams.get('travelmode'),
      ]
    );
  };
  it('links to the coordinates when they are known, with the travel mode', () =>
    expect(destinationOf({})).toEqual(['47.39,0.7', 'transit']));
  it('without coordinates, names the town only once when the street address contains it', () =>
    expect(destinationOf({ streetAddress: '1 quai, 37000 TOURS', position: null })?.[0]).toBe(
      'Guinguette, 1 quai, 37000 TOURS',
    ));
  it('without coordinates, links to the name and address of the place', () =>
    expect(destinationOf({ position: null })).toEqual([
      'Guinguette, 1 quai, 37000 Tours',
      'transit',
    ]));
  it('returns no link when neither coordinates nor an address are known', () =>
    expect(
      directionsUrl({
        name: 'Chez Lou',
        streetAddress: null,
        postalCode: null,
        locality: null,
        position: null,
      }),
    ).toBeUndefined());
});
