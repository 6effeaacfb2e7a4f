import type { SubjectRow } from '../conversations.repository.ts';

/** Address of a conversation on the professional site, for its members or for moderators. */
export const conversationLink = (
  proOrigin: string,
  space: 'org' | 'org/moderation',
  { poiId, organisationId }: Pick<SubjectRow, 'poiId' | 'organisationId'>,
): string =>
  `${proOrigin}/${space}/messages/${poiId === null ? `organisations/${organisationId}` : `events/${poiId}`}`;
