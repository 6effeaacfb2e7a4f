import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { MessageSide } from '@parages/contracts/vocabulary/organisations/message-sides';
import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { conversationsRepository, type SubjectRow } from './conversations.repository.ts';

/** The caller, and the side for which it reads and writes. */
export type Party = { side: MessageSide; viewer: Viewer };

/** What a conversation is about: an event, or an organisation itself. */
export type Subject = { poiId: string } | { organisationId: string };

/** The lock that puts the messages and files of an organisation in one order. */
export const messagesLock = (organisationId: string): string => `messages of ${organisationId}`;

export const unknownSubject = (subject: Subject): ProblemCode =>
  'poiId' in subject ? 'poi_not_found' : 'organisation_not_found';

/**
 * Finds the organisation of a conversation. The route checks the permissions of the team.
 * @throws {Problem} poi_not_found or organisation_not_found, also for organisers who are not its
 * members, and for an event without an organisation
 */
export async function findSubject(
  tx: Parameters<typeof conversationsRepository>[0],
  { side, viewer }: Party,
  subject: Subject,
): Promise<SubjectRow> {
  const row = await conversationsRepository(tx).findSubject({
    organisationId: 'organisationId' in subject ? subject.organisationId : null,
    poiId: 'poiId' in subject ? subject.poiId : null,
    accountId: viewer.userId,
  });
  if (row === undefined || (side === 'organisation' && row.role === null))
    throw new Problem(unknownSubject(subject));
  return row;
}

/**
 * Why a party may read a conversation and not write in it; undefined when it may write. Members of
 * an organisation that is pending, refused or suspended may write to the team.
 */
export function writeRefusalOf(
  { side, viewer }: Party,
  { role, poiId }: Pick<SubjectRow, 'role' | 'poiId'>,
): ProblemCode | undefined {
  if (side === 'organisation')
    return role !== null && isEditorRole(role) ? undefined : 'permission_missing';
  if (role === null || viewer.role === 'admin') return undefined;
  return poiId === null ? 'organisation_own' : 'poi_own';
}
