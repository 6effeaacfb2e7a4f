import type { Accepted } from './describe-contractions.ts';

/**
 * Contractions since the last release. `unusedSince` is the first release that runs without what
 * goes: the contraction waits until that release is the last one. A release empties the list.
 */
export const acceptedContractions: Readonly<Record<string, Accepted>> = {
  'poi_version.geog: is not generated any more': {
    reason: 'A trigger fills it, and no statement of 0.6.0 writes it.',
    unusedSince: '0.6.0',
  },
  'feedback feedback_message_check: constraint dropped': {
    reason: 'The new one admits what the former one does.',
    unusedSince: '0.6.0',
  },
  'feedback feedback_message_check: new constraint without NOT VALID': {
    reason: 'Every message that the former one admits is valid, and the table is small.',
    unusedSince: '0.6.0',
  },
  '20261129130000_parts_by_start: DoStmt is not known to be safe': {
    reason: 'It writes bits of poi_search in steps and changes no definition.',
    unusedSince: '0.6.0',
  },
};
