import { canBecome } from '@parages/contracts/vocabulary/events/poi-statuses';

// `label` represents the texts that moderators review, `contact` the other texts, and `isPriced`
// whether the event is complete.
type ModelContent = { label: number; contact: number; isPriced: boolean };
type Working = ModelContent & {
  status: 'draft' | 'in-review' | 'accepted' | 'refused';
  autopublish: boolean;
};
export type ModelState = {
  version: number;
  archived: boolean;
  live: 'scheduled' | 'full';
  published: ModelContent | null;
  working: Working | null;
  /** The versions before the last decision; null once another action has changed the event. */
  undo: Pick<ModelState, 'published' | 'working'> | null;
};

export const actors = ['organiser', 'colleague', 'stranger', 'moderator'] as const;
export type Actor = (typeof actors)[number];
export type Action =
  | { kind: 'saveLabel' | 'saveContact'; value: number }
  | { kind: 'savePrices'; isPriced: boolean }
  | { kind: 'submission'; autopublish: boolean }
  | { kind: 'archival'; isConfirmed: boolean }
  | { kind: 'live'; live: ModelState['live'] }
  | { kind: 'publication' | 'revision' | 'discarding' | 'withdrawal' }
  | { kind: 'acceptance' | 'refusal' | 'undoing' };
/** `ok`, or the code of the problem. */
export type Outcome = string;

export const begin = (): ModelState => ({
  version: 0,
  archived: false,
  live: 'scheduled',
  published: null,
  undo: null,
  working: { status: 'draft', autopublish: true, label: 0, contact: 0, isPriced: false },
});

export const statusOfModel = ({ archived, working }: ModelState): string =>
  archived ? 'archived' : (working?.status ?? 'published');

const contentOf = ({ label, contact, isPriced }: ModelContent): ModelContent => ({
  label,
  contact,
  isPriced,
});
const needsReview = (working: ModelContent, published: ModelContent): boolean =>
  working.label !== published.label;
const forbidden = 'poi_transition_forbidden';

type Next = Partial<ModelState> | Outcome;

function save({ working }: ModelState, changes: Partial<ModelContent>): Next {
  if (working?.status !== 'draft' && working?.status !== 'refused') return forbidden;
  const next = { ...working, ...changes };
  return JSON.stringify(next) === JSON.stringify(working) ? {} : { working: next };
}

function decide(state: ModelState, to: 'accepted' | 'refused'): Next {
  const { working, published } = state;
  if (working?.status !== 'in-review') return forbidden;
  const undo = { published, working };
  if (to === 'refused') return { working: { ...working, status: 'refused' }, undo };
  return working.autopublish
    ? { published: contentOf(working), working: null, undo }
    : { working: { ...working, status: 'accepted' }, undo };
}

function publish({ working, published }: ModelState): Next {
  if (working?.status === 'accepted') return { published: contentOf(working), working: null };
  if (working?.status !== 'draft' || published === null || needsReview(working, published))
    return forbidden;
  return working.isPriced ? { published: contentOf(working), working: null } : 'poi_incomplete';
}

function move(state: ModelState, actor: Actor, action: Action): Next {
  const { working, published, undo } = state;
  switch (action.kind) {
    case 'saveLabel':
      return save(state, { label: action.value });
    case 'saveContact':
      return save(state, { contact: action.value });
    case 'savePrices':
      return save(state, { isPriced: action.isPriced });
    case 'submission':
      if (working === null || !canBecome(working.status, 'in-review')) return forbidden;
      return working.isPriced
        ? { working: { ...working, status: 'in-review', autopublish: action.autopublish } }
        : 'poi_incomplete';
    case 'withdrawal':
      if (working?.status !== 'in-review') return forbidden;
      return actor === 'moderator'
        ? 'permission_missing'
        : { working: { ...working, status: 'draft' } };
    case 'publication':
      return publish(state);
    case 'revision':
      return published === null || working !== null
        ? forbidden
        : { working: { ...published, status: 'draft', autopublish: true } };
    case 'discarding':
      return published === null || working === null || working.status === 'in-review'
        ? forbidden
        : { working: null };
    case 'archival':
      if (working?.status === 'in-review') return forbidden;
      return action.isConfirmed
        ? { archived: true, working: null, published: null }
        : 'poi_confirmation_wrong';
    case 'live':
      return published === null ? forbidden : { live: action.live };
    case 'acceptance':
    case 'refusal':
      if (actor !== 'moderator') return 'permission_missing';
      return decide(state, action.kind === 'acceptance' ? 'accepted' : 'refused');
    case 'undoing':
      if (actor !== 'moderator') return 'permission_missing';
      return undo ?? 'poi_decision_final';
  }
}

export function step(
  state: ModelState,
  actor: Actor,
  action: Action,
  readVersion: number,
): { outcome: Outcome; state: ModelState } {
  const refuse = (outcome: Outcome) => ({ outcome, state });
  const isDecision =
    action.kind === 'acceptance' || action.kind === 'refusal' || action.kind === 'undoing';
  if (isDecision && actor !== 'moderator') return refuse('permission_missing');
  if (actor === 'stranger') return refuse('poi_not_found');
  if (readVersion !== state.version) return refuse('poi_version_stale');
  if (state.archived) return refuse(action.kind === 'undoing' ? 'poi_decision_final' : forbidden);
  const next = move(state, actor, action);
  if (typeof next === 'string') return refuse(next);
  const isSame = Object.keys(next).length === 0 || ('live' in next && next.live === state.live);
  return {
    outcome: 'ok',
    state: isSame
      ? state
      : {
          ...state,
          undo: null,
          ...next,
          version: state.version + 1,
          ...(action.kind === 'undoing' ? { undo: null } : {}),
        },
  };
}
