type Facts = Record<string, unknown>;

/** An item of a JSON Feed of the site, whose extension has the given facts. */
export const sampleItem = (facts: Facts = {}, item: Facts = {}): object => ({
  url: 'https://parages.example/evenement/bal',
  title: 'Bal',
  _event: {
    label: 'Bal',
    theme: 'concerts',
    liveState: 'scheduled',
    isPermanent: false,
    dates: [
      {
        startDate: '2026-06-13',
        endDate: '2026-06-13',
        startTime: '20:30',
        endTime: null,
        liveState: 'scheduled',
      },
    ],
    place: { name: 'Guinguette', locality: 'Tours' },
    isFree: false,
    minPriceCents: 500,
    image: null,
    drawing: 'https://parages.example/mediafile/concerts-1',
    ...facts,
  },
  ...item,
});

export const sampleFeed = (...items: object[]): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Concerts à Tours · Parages',
  home_page_url: 'https://parages.example/ville/tours/category/concerts',
  _event: { town: 'Tours' },
  items,
});
