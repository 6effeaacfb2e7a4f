import { canBecome, type PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import type { Asker } from '../../../platform/access/asker.ts';
import { isOwnSource } from '../external/external-source.domain.ts';

type WorkingStatus = 'draft' | 'in-review' | 'accepted' | 'refused';

export type LifecycleState = {
  archivedAt: string | null;
  memberRole: 'owner' | 'editor' | 'reader' | null;
  organisation: { id?: string; status: OrganisationStatus } | null;
  published: object | null;
  working: { status: WorkingStatus; autopublish: boolean } | null;
};

export const statusOf = ({
  archivedAt,
  working,
  published,
}: Pick<LifecycleState, 'archivedAt' | 'working' | 'published'>): PoiStatus =>
  archivedAt !== null
    ? 'archived'
    : (working?.status ?? (published === null ? 'archived' : 'published'));

export const isApproved = ({ organisation }: Pick<LifecycleState, 'organisation'>): boolean =>
  organisation === null || organisation.status === 'approved';

export const isEditorOf = (
  { canEdit }: Asker,
  { memberRole, organisation }: LifecycleState,
): boolean =>
  canEdit && memberRole !== null && memberRole !== 'reader' && organisation?.status !== 'suspended';

export const canWrite = (asker: Asker, state: LifecycleState): boolean =>
  asker.isModerator || isEditorOf(asker, state);

export const canDecide = (
  { isModerator, isAdmin }: Asker,
  { memberRole }: LifecycleState,
): boolean => isAdmin || (isModerator && memberRole === null);

export const canArchive = ({ archivedAt, working, published }: LifecycleState): boolean =>
  archivedAt === null &&
  (working === null || canBecome(working.status, 'archived')) &&
  (published === null || canBecome('published', 'archived')) &&
  (working !== null || published !== null);

export const canDiscard = ({ archivedAt, working, published }: LifecycleState): boolean =>
  archivedAt === null && published !== null && working !== null && working.status !== 'in-review';

/** Moderators refuse a submission; only its organisers withdraw it. */
export const canWithdraw = (asker: Asker, state: LifecycleState): boolean =>
  isEditorOf(asker, state) && state.archivedAt === null && state.working?.status === 'in-review';

export type Deletable = LifecycleState & { publishedAt: string | null; source: string | null };

const isOfFeed = ({ source, organisation }: Deletable): boolean =>
  source !== null && !isOwnSource(source, organisation?.id);

/** `delete-draft.sql` has the same rule. */
export const canDelete = (asker: Asker, state: Deletable): boolean =>
  isEditorOf(asker, state) &&
  state.archivedAt === null &&
  state.publishedAt === null &&
  state.published === null &&
  (state.working?.status === 'draft' || state.working?.status === 'refused') &&
  !isOfFeed(state);

export const canRepublish = (
  { published, working }: LifecycleState,
  isLightChange: boolean,
): boolean =>
  published !== null &&
  working?.status === 'draft' &&
  isLightChange &&
  canBecome('published', 'published');

/** A draft or refused event has its own status in the result, because the asker may save it. */
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
