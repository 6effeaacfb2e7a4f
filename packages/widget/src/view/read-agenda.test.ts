import { describe, expect, it } from 'vitest';
import { sampleFeed, sampleItem } from '../test/sample-feed.fr.ts';
import { readAgenda, webAddress } from './read-agenda.ts';

const first = (facts: object, item: object = {}) =>
  readAgenda(sampleFeed(sampleItem({ ...facts }, { ...item })), 10)?.events[0];
const date = (startDate: string, liveState = 'scheduled', startTime: string | null = '20:30') => ({
  startDate,
  endDate: startDate,
  startTime,
  endTime: null,
  liveState,
});

describe('readAgenda', () => {
  it('reads the title without the name of the site, the page, the town and the events', () => {
    expect(readAgenda(sampleFeed(sampleItem()), 10)).toEqual({
      title: 'Concerts à Tours',
      product: 'Parages',
      page: 'https://parages.example/ville/tours/category/concerts',
      place: 'Tours',
      events: [
        {
          url: 'https://parages.example/evenement/bal',
          title: 'Bal',
          theme: 'concerts',
          state: 'scheduled',
          date: {
            startDate: '2026-06-13',
            endDate: '2026-06-13',
            startTime: '20:30:00',
            endTime: null,
          },
          otherDates: 0,
          place: 'Guinguette',
          locality: 'Tours',
          isFree: false,
          minPrice: 500,
          maxPrice: null,
          picture: 'https://parages.example/mediafile/concerts-1',
        },
      ],
    });
  });

  it('shows the next date that takes place and counts the others', () => {
    const dates = [
      date('2026-06-12', 'cancelled'),
      date('2026-06-13', 'full'),
      date('2026-06-14', 'postponed'),
      date('2026-06-15'),
    ];
    expect(first({ dates })).toMatchObject({
      date: { startDate: '2026-06-13' },
      otherDates: 1,
      state: 'full',
    });
  });

  it('shows a called-off date with its state when none takes place', () => {
    expect(first({ dates: [date('2026-06-12', 'cancelled')] })).toMatchObject({
      date: { startDate: '2026-06-12' },
      state: 'cancelled',
    });
  });

  it('does not count the others when the feed has as many dates as it may have', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, day) => date(`2026-06-${day + 10}`));
    expect(first({ dates: days(9) })?.otherDates).toBe(8);
    expect(first({ dates: days(10) })?.otherDates).toBe('several');
  });

  it('has no date for a permanent event', () => {
    expect(first({ isPermanent: true })).toMatchObject({ date: null, otherDates: 0 });
  });

  it('leaves out items without a title or a web address, and values of a wrong type', () => {
    const items = [
      sampleItem({ label: 7 }),
      sampleItem({}, { url: 'javascript:alert(1)' }),
      sampleItem({}, { url: 'data:text/html,x' }),
      'no item',
      null,
      sampleItem({
        theme: 'constructor',
        dates: [date('tomorrow'), date('2026-06-13', 'odd', '99:99'), 7],
        place: null,
        minPriceCents: -1,
        image: 'javascript:alert(1)',
        drawing: 7,
      }),
    ] as object[];
    const agenda = readAgenda(sampleFeed(...items), 10);
    expect(agenda?.events).toMatchObject([
      {
        theme: null,
        date: { startDate: '2026-06-13', startTime: null },
        state: 'scheduled',
        place: null,
        minPrice: null,
        picture: null,
      },
    ]);
  });

  it.each([undefined, null, 'text', [], {}, { title: 'x', items: [] }])(
    'is undefined for %o, which is no feed',
    (value) => {
      expect(readAgenda(value, 10)).toBeUndefined();
    },
  );

  it('has the given number of events at most', () => {
    const items = Array.from({ length: 5 }, () => sampleItem());
    expect(readAgenda(sampleFeed(...items), 3)?.events).toHaveLength(3);
  });
});

it.each([
  ['https://parages.example/a b', 'https://parages.example/a%20b'],
  ['http://localhost:3000/', 'http://localhost:3000/'],
  ['JAVASCRIPT:alert(1)', null],
  ['//parages.example/', null],
  ['file:///etc/passwd', null],
  ['blob:https://parages.example/x', null],
])('webAddress reads %s as %s', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
