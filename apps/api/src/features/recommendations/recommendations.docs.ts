import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const recommendationsDocs: Docs = {
  operations: {
    getRecommendedPois: {
      summary: 'List events that fit the interests of the account',
      description:
        'Scored by interests, favourites, followed themes, distance, date and popularity, best first. Empty with `isEnabled: false` when the account has switched recommendations off.',
    },
  },
  properties: {
    'RecommendedCard.reason': 'Why the event is recommended.',
    'RecommendationReason.code': 'The largest part of the score.',
    'RecommendationReason.interest': 'Interest; null with other codes.',
    'RecommendationReason.theme': 'Theme; null with other codes.',
  },
};
