import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const positionDocs: Docs = {
  operations: {
    guessPositionByIp: {
      summary: 'Guess the town of the caller by IP address',
      description:
        'The nearest town to the position of the IP address. The answer is null when the address is unknown or outside the covered area.',
    },
  },
  properties: {
    'GuessedPosition.name': ['Name of the town.', 'Tours'],
    'GuessedPosition.isApproximate': 'Always true: the town is a guess.',
  },
};
