import type { Docs } from '../../platform/openapi/operation-docs.ts';

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'X-WR-CALNAME:Concerts · Parages',
  'END:VCALENDAR',
].join('\r\n');
const event = {
  id: 'urn:uuid:0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70',
  url: 'https://parages.example/evenement/bal-folk-en-plein-air-tours',
};
const answers = {
  'text/calendar': calendar,
  'application/rss+xml': '<rss version="2.0"><channel><title>Concerts</title></channel></rss>',
  'application/feed+json': {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Concerts · Parages',
    items: [
      {
        ...event,
        title: 'Bal folk en plein air',
        content_text: 'samedi 13 juin 2026, 20 h 30',
        _event: { label: 'Bal folk en plein air', liveState: 'scheduled' },
      },
    ],
  },
  'application/geo+json': {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: event.id,
        geometry: { type: 'Point', coordinates: [0.6848, 47.3936] },
        properties: { name: 'Bal folk en plein air', url: event.url, liveState: 'scheduled' },
      },
    ],
  },
};
const formats =
  'iCalendar, RSS 2.0, JSON Feed 1.1 or GeoJSON, with the next 200 events and 10 dates of each one. An event has the same id in every feed. With `.pdf`, a poster of A4 with the events of the seven days from today in place of the days of the address: 12 at most, each with a QR code.';

export const feedsDocs: Docs = {
  operations: {
    getTownFeed: {
      summary: 'Subscribe to the events around a town',
      description: `The page of the town as a feed: ${formats} The bare name of homonyms leads to the most populous one; an unknown one gets 404 \`town_not_found\`.`,
      answers,
    },
    getTownSearchFeed: {
      summary: 'Subscribe to a search around a town',
      description: `The search page of the town, with its query string, as a feed: ${formats}`,
      answers,
    },
    getTownTimeFeed: {
      summary: 'Subscribe to the events around a town of today, tomorrow or the weekend',
      description: `The page of the town and the time as a feed, whose days follow the calendar: ${formats}`,
      answers,
    },
    getTownThemeFeed: {
      summary: 'Subscribe to a theme around a town',
      description: `The page of the theme and the town as a feed: ${formats}`,
      answers,
    },
    getTownThemeTimeFeed: {
      summary: 'Subscribe to a theme around a town for today, tomorrow or the weekend',
      description: `The page of the theme, the town and the time as a feed, whose days follow the calendar: ${formats}`,
      answers,
    },
    getThemeFeed: {
      summary: 'Subscribe to a theme around a place or in the whole country',
      description: `The page of the theme, with its query string, as a feed: ${formats} Without \`coords\` or \`bbox\` it covers the whole country: a feed never asks where its reader is.`,
      answers,
    },
    getSearchFeed: {
      summary: 'Subscribe to a search',
      description: `The search page, with its query string, as a feed: ${formats} Without \`coords\` or \`bbox\` it covers the whole country: a feed never asks where its reader is.`,
      answers,
    },
    getVenueFeed: {
      summary: 'Subscribe to the events at a venue',
      description: `The page of the venue as a feed: ${formats} Without any event, over ones included, it gets 404 \`venue_not_found\`.`,
      answers,
    },
    getOrganiserFeed: {
      summary: 'Subscribe to the events of an organiser',
      description: `The page of the organiser as a feed: ${formats} An organisation that is not approved gets 404 \`organiser_not_found\`.`,
      answers,
    },
  },
  parameters: {
    format:
      'Format of the feed: iCalendar, RSS 2.0, JSON Feed 1.1 or GeoJSON; or `pdf`, the poster of seven days.',
    townSlug: ['Slug of the town, as in the address of its page.', 'tours'],
    theme: ['Slug of a theme.', 'concerts'],
    time: ['Time of the page: aujourd-hui, demain or ce-week-end.', 'ce-week-end'],
    q: ['Words to search.', 'jazz'],
    opts: ['Options that must all be true, separated by commas.', 'pmr,kids-friendly'],
    price: ['Ceiling of the price in euros.', '10'],
    age: ['Age of a child in years.', '6'],
    part: ['Part of the day.', 'evening'],
    coords: ['Longitude and latitude in degrees.', '0.6848,47.3936'],
    dist: ['Radius in kilometres.', '30'],
    sort: ['Order of the list.', 'date'],
    limit: ['Number of events of the feed.', '8'],
  },
};
