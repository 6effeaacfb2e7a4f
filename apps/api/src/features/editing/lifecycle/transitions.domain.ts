import { canBecome, type PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import type { Asker } from '../../../platform/access/asker.ts';

type WorkingStatus = 'draft' | 'in-review' | 'accepted' | 'refused';

/** What the allowed transitions of an event depend on. */
export type LifecycleState = {
  archivedAt: string | null;
  memberRole: 'owner' | 'editor' | 'reader' | null;
  organisation: { status: OrganisationStatus } | null;
  published: object | null;
  working: { status: WorkingStatus; autopublish: boolean } | null;
};

/**
 * Archived once the event was archived; else the status of its working version, else published, or
 * archived without a published version.
 */
export const statusOf = ({
  archivedAt,
  working,
  published,
}: Pick<LifecycleState, 'archivedAt' | 'working' | 'published'>): PoiStatus =>
  archivedAt !== null
    ? 'archived'
    : (working?.status ?? (published === null ? 'archived' : 'published'));

/**
 * Whether the organisation of an event, if any, lets it be submitted, accepted and published. An
 * organisation that is not approved can at most write drafts.
 */
export const isApproved = ({ organisation }: Pick<LifecycleState, 'organisation'>): boolean =>
  organisation === null || organisation.status === 'approved';

/**
 * Whether the asker may change the event: a moderator, or an owner or editor of its organisation
 * unless the organisation is suspended.
 */
export const canWrite = (
  { isModerator, canEdit }: Asker,
  { memberRole, organisation }: LifecycleState,
): boolean =>
  isModerator ||
  (canEdit &&
    memberRole !== null &&
    memberRole !== 'reader' &&
    organisation?.status !== 'suspended');

/**
 * Whether the asker may decide about the event. Moderators may not when they belong to its
 * organisation; administrators may.
 */
export const canDecide = (
  { isModerator, isAdmin }: Asker,
  { memberRole }: LifecycleState,
): boolean => isAdmin || (isModerator && memberRole === null);

/** Whether the event may be archived: each of its versions must allow it. */
export const canArchive = ({ archivedAt, working, published }: LifecycleState): boolean =>
  archivedAt === null &&
  (working === null || canBecome(working.status, 'archived')) &&
  (published === null || canBecome('published', 'archived')) &&
  (working !== null || published !== null);

/**
 * Whether the working version may be discarded in favour of the published one: not while it is in
 * review.
 */
export const canDiscard = ({ archivedAt, working, published }: LifecycleState): boolean =>
  archivedAt === null && published !== null && working !== null && working.status !== 'in-review';

/** Whether a draft may replace the published version without review. */
export const canRepublish = (
  { published, working }: LifecycleState,
  isLightChange: boolean,
): boolean =>
  published !== null &&
  working?.status === 'draft' &&
  isLightChange &&
  canBecome('published', 'published');

/**
 * The statuses to which the asker may move the event now. A draft or refused event that the asker
 * may save also has its present status among them.
 */
export function transitionsOf(
  asker: Asker,
  state: LifecycleState,
  isLightChange: boolean,
): PoiStatus[] {
  if (state.archivedAt !== null || !canWrite(asker, state)) return [];
  const { working, published } = state;
  if (working === null) return published === null ? [] : ['draft', 'archived'];
  const approved = isApproved(state);
  const leave: PoiStatus[] = canArchive(state) ? ['archived'] : [];
  switch (working.status) {
    case 'draft':
      return [
        'draft',
        ...(approved ? (['in-review'] as const) : []),
        ...(approved && canRepublish(state, isLightChange) ? (['published'] as const) : []),
        ...leave,
      ];
    case 'in-review':
      if (!canDecide(asker, state)) return [];
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
