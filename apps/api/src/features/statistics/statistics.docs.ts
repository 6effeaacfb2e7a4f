import type { Docs } from '../../platform/openapi/operation-docs.ts';

const range =
  'One entry for each day of the range, in order, and their sums. Each visitor counts once a day. Members of the organisation read it.';

export const statisticsDocs: Docs = {
  operations: {
    countVisit: {
      summary: 'Count a visit of an event',
      description:
        'Once a day, visitor and kind. Robots, unknown and unpublished events are not counted; the answer is 204 in any case.',
    },
    countImpressions: {
      summary: 'Count that sponsored cards were shown',
      description: 'Once a day, visitor and event. Send all cards of a list in one request.',
    },
    getPoiStatistics: { summary: 'Read the daily numbers of an event', description: range },
    getOrganisationStatistics: {
      summary: 'Read the daily numbers of all events of an organisation',
      description: range,
    },
  },
  properties: {
    'CampaignDay|DayCount.day': ['Day, Europe/Paris, yyyy-MM-dd.', '2026-06-10'],
    'CampaignDay|CampaignReport|DayCount|Statistics.views': [
      'Number of visitors who opened the page of the event.',
      42,
    ],
    'CampaignDay|CampaignReport|DayCount|PairedPoi|Statistics.favorites': [
      'Number of visitors who made it a favourite.',
      5,
    ],
    'CampaignDay|CampaignReport|DayCount|Statistics.clicks': [
      'Number of visitors who followed a link.',
      7,
    ],
    'CampaignReport|Statistics.totals': 'Sums over the days.',
  },
};
