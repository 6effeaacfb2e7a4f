import { canBecome, type PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import type { Asker } from '../../../platform/access/asker.ts';

type WorkingStatus = 'draft' | 'in-review' | 'accepted' | 'refused';

/** What decides where an event may go. */
export type Standing = {
  archivedAt: string | null;
  memberRole: 'owner' | 'editor' | 'reader' | null;
  organisation: { status: OrganisationStatus } | null;
  published: object | null;
  working: { status: WorkingStatus; autopublish: boolean } | null;
};

/** Where an event stands: its version in preparation, else published or archived. */
export const statusOf = ({
  archivedAt,
  working,
  published,
}: Pick<Standing, 'archivedAt' | 'working' | 'published'>): PoiStatus =>
  archivedAt !== null
    ? 'archived'
    : (working?.status ?? (published === null ? 'archived' : 'published'));

/** Whether an event may be sent, published, or left to a decision: organisations that wait write drafts. */
export const isApproved = ({ organisation }: Pick<Standing, 'organisation'>): boolean =>
  organisation === null || organisation.status === 'approved';

/** Whether whoever asks changes this event: an editor of its organisation, unless that is suspended, or a moderator. */
export const canWrite = (
  { isModerator, canEdit }: Asker,
  { memberRole, organisation }: Standing,
): boolean =>
  isModerator ||
  (canEdit &&
    memberRole !== null &&
    memberRole !== 'reader' &&
    organisation?.status !== 'suspended');

/** Nobody but an administrator decides about an event of his own organisation. */
export const canDecide = ({ isModerator, isAdmin }: Asker, { memberRole }: Standing): boolean =>
  isAdmin || (isModerator && memberRole === null);

/** Whether an event as a whole may leave: each of its versions must be one that may. */
export const canArchive = ({ archivedAt, working, published }: Standing): boolean =>
  archivedAt === null &&
  (working === null || canBecome(working.status, 'archived')) &&
  (published === null || canBecome('published', 'archived')) &&
  (working !== null || published !== null);

/** Whether the version in preparation may be given up for the published one: not while moderators look at it. */
export const canDiscard = ({ archivedAt, working, published }: Standing): boolean =>
  archivedAt === null && published !== null && working !== null && working.status !== 'in-review';

/** Whether the version in preparation takes the place of the published one without review. */
export const canRepublish = ({ published, working }: Standing, isLightChange: boolean): boolean =>
  published !== null &&
  working?.status === 'draft' &&
  isLightChange &&
  canBecome('published', 'published');

/** Where whoever asks may lead an event now, in the order of the vocabulary; its own status is a save. */
export function transitionsOf(
  asker: Asker,
  standing: Standing,
  isLightChange: boolean,
): PoiStatus[] {
  if (standing.archivedAt !== null || !canWrite(asker, standing)) return [];
  const { working, published } = standing;
  if (working === null) return published === null ? [] : ['draft', 'archived'];
  const approved = isApproved(standing);
  const leave: PoiStatus[] = canArchive(standing) ? ['archived'] : [];
  switch (working.status) {
    case 'draft':
      return [
        'draft',
        ...(approved ? (['in-review'] as const) : []),
        ...(approved && canRepublish(standing, isLightChange) ? (['published'] as const) : []),
        ...leave,
      ];
    case 'in-review':
      if (!canDecide(asker, standing)) return [];
      return [
        ...(approved ? [working.autopublish ? ('published' as const) : ('accepted' as const)] : []),
        'refused',
      ];
    case 'accepted':
      return [...(approved ? (['published'] as const) : []), ...leave];
    case 'refused':
      return [...(approved ? (['in-review'] as const) : []), 'refused', ...leave];
  }
}
