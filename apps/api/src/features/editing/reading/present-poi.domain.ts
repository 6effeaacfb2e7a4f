import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { errorsIn } from '@parages/contracts/vocabulary/events/poi-rules';
import { poiTabs } from '@parages/contracts/vocabulary/events/poi-tabs';
import { thinTrace } from '@parages/contracts/vocabulary/tours/trace';
import type { Asker } from '../../../platform/access/asker.ts';
import { changesBetween, isLight } from '../content/changes.domain.ts';
import type { Content } from '../content/content.schema.ts';
import type { PoiState } from '../lifecycle/lifecycle.repository.ts';
import {
  canDelete,
  canDiscard,
  canWithdraw,
  canWrite,
  statusOf,
  transitionsOf,
} from '../lifecycle/transitions.domain.ts';
import type { Change, OrganiserPoi } from '../organiser-poi.schema.ts';

// The tab of campaigns has nothing to complete.
const completenessTabs = poiTabs.filter((tab) => tab !== 'campaigns');

const hasContent = (content: Content, tab: (typeof completenessTabs)[number]): boolean => {
  if (tab === 'contacts') return content.contacts.length > 0;
  return tab === 'traces' ? content.traces.tour !== null : true;
};

function completenessOf(
  content: Content,
  errors: readonly PoiError[],
): OrganiserPoi['completeness'] {
  const tabs = completenessTabs.map((tab) => {
    const count = errors.filter((error) => error.tab === tab).length;
    return { tab, isDone: count === 0 && hasContent(content, tab), errors: count };
  });
  // Only tours have traces, so the percentage leaves that tab out.
  const counted = tabs.filter(({ tab }) => tab !== 'traces');
  return {
    percent: Math.round((100 * counted.filter(({ isDone }) => isDone).length) / counted.length),
    tabs,
  };
}

const changesOf = (state: PoiState, shown: Content, published: Content | null): Change[] =>
  state.working !== null && published !== null ? changesBetween(published, shown) : [];

const toTour = (tour: Content['traces']['tour']): OrganiserPoi['traces']['tour'] => {
  if (tour === null) return null;
  const { lineHash: _, trace, ...figures } = tour;
  return { ...figures, trace: trace && thinTrace(trace, tour.distanceM) };
};

type Shown = {
  state: PoiState;
  shown: Content;
  published: Content | null;
  medianDelayMin: number | null;
};

const toVersion = ({
  number,
  label,
  updatedAt,
}: {
  number: number;
  label: string;
  updatedAt: string;
}) => ({ number, label, updatedAt });

function statusFieldsOf(asker: Asker, { state, medianDelayMin }: Shown, isLightChange: boolean) {
  const { published, working } = state;
  const status = statusOf(state);
  const { submittedAt = null } = working ?? {};
  return {
    status,
    isEditable: canWrite(asker, state) && (status === 'draft' || status === 'refused'),
    autopublish: working?.autopublish ?? true,
    publishedVersion: published && toVersion(published),
    workingVersion: working && {
      ...toVersion(working),
      status: working.status,
      submittedAt: working.submittedAt,
      decidedAt: working.decidedAt,
    },
    allowedTransitions: transitionsOf(asker, state, isLightChange),
    canDiscardRevision: canWrite(asker, state) && canDiscard(state),
    canWithdraw: canWithdraw(asker, state),
    canDelete: canDelete(asker, state),
    refusal:
      working?.status === 'refused'
        ? {
            reasons: working.refusalReasons,
            comment: working.refusalComment,
            decidedAt: working.decidedAt,
          }
        : null,
    review:
      working?.status === 'in-review' && submittedAt !== null
        ? { submittedAt, medianDelayMin }
        : null,
  };
}

export function toOrganiserPoi(
  asker: Asker,
  { state, shown, published, medianDelayMin }: Shown,
): OrganiserPoi {
  const changes = changesOf(state, shown, published);
  const errors = errorsIn(shown);
  const { id, slugFr, source, organisation, version, liveState, isEnabled, disabledReason } = state;
  const { publishedAt, archivedAt, createdAt, updatedAt, memberRole, placeDoubt } = state;
  return {
    id,
    slugFr,
    source,
    organisation,
    role: memberRole ?? 'moderator',
    version,
    label: shown.dates.label,
    ...statusFieldsOf(asker, { state, shown, published, medianDelayMin }, isLight(changes)),
    ...shown,
    traces: { tour: toTour(shown.traces.tour) },
    changes,
    completeness: completenessOf(shown, errors),
    errors,
    liveState,
    isEnabled,
    disabledReason,
    placeDoubt,
    publishedAt,
    archivedAt,
    createdAt,
    updatedAt,
  };
}
