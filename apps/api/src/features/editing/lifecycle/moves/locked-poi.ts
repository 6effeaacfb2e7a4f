import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { errorsIn } from '@parages/contracts/vocabulary/events/poi-rules';
import { canBecome, type PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { Problem } from '../../../../platform/problems/problem.ts';
import { changesBetween } from '../../content/changes.domain.ts';
import { contentRepository } from '../../content/content.repository.ts';
import type { Content } from '../../content/content.schema.ts';
import type { Change } from '../../organiser-poi.schema.ts';
import type { LockedPoi } from '../../poi-changes.service.ts';
import type { PoiState } from '../lifecycle.repository.ts';
import { publishVersion } from '../publishing.service.ts';
import { isApproved, statusOf } from '../transitions.domain.ts';

export type Working = NonNullable<PoiState['working']>;

export const forbidden = (from: string, to: string) =>
  new Problem('poi_transition_forbidden', `${from} → ${to}`);
export const noReasons = {
  autopublish: null,
  submittedAt: null,
  decidedAt: null,
  reasons: null,
  comment: null,
};

export function working(state: PoiState, to: PoiStatus): Working {
  const version = state.archivedAt === null ? state.working : null;
  if (version === null || !canBecome(version.status, to)) throw forbidden(statusOf(state), to);
  return version;
}

export function workingInReview(state: PoiState, to: PoiStatus): Working {
  const version = working(state, to);
  if (version.status !== 'in-review') throw forbidden(version.status, to);
  return version;
}

export function assertApproved(state: PoiState): void {
  if (!isApproved(state)) throw new Problem('organisation_not_approved');
}

const incomplete = (errors: readonly PoiError[]) =>
  new Problem(
    'poi_incomplete',
    undefined,
    errors.map(({ tab, field, code }) => ({ pointer: field, code, detail: tab })),
  );

export function assertComplete(content: Content): void {
  const errors = errorsIn(content);
  if (errors.length > 0) throw incomplete(errors);
}

export async function changesOnline({ tx, state }: LockedPoi, next: Content): Promise<Change[]> {
  return state.published === null
    ? []
    : changesBetween(await contentRepository(tx).find(state.published.id), next);
}

export async function putOnline(
  { tx, state, now }: LockedPoi,
  version: Working,
  content: Content,
  decidedAt: Date | null,
): Promise<string> {
  const { label } = content.dates;
  return publishVersion(tx, {
    poiId: state.id,
    versionId: version.id,
    slugFr: state.slugFr,
    label,
    locality: content.place.locality,
    decidedAt,
    now,
  });
}

export const newsAbout = ({ state }: LockedPoi, id: string, title: string) => ({
  id,
  poiId: state.id,
  organisation: state.organisation,
  title,
});

/** The mail about a decision waits until the moderator can no longer undo the decision. */
export const afterUndo = (now: Date): Date =>
  new Date(now.getTime() + reviewLimits.undoSeconds * 1000);
