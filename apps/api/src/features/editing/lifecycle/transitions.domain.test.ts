import { canBecome } from '@parages/contracts/vocabulary/events/poi-statuses';
import { describe, expect, it } from 'vitest';
import {
  canArchive,
  canDecide,
  canDelete,
  canDiscard,
  canWithdraw,
  canWrite,
  type LifecycleState,
  statusOf,
  transitionsOf,
} from './transitions.domain.ts';

const organiser = { accountId: 'a', canEdit: true, isModerator: false, isAdmin: false };
const moderator = { accountId: 'm', canEdit: false, isModerator: true, isAdmin: false };
const approved = { status: 'approved' } as const;
const stateOf = (changes: Partial<LifecycleState>): LifecycleState => ({
  archivedAt: null,
  memberRole: 'editor',
  organisation: approved,
  published: null,
  working: null,
  ...changes,
});
const online = {};
const working = (status: NonNullable<LifecycleState['working']>['status'], autopublish = true) => ({
  status,
  autopublish,
});

describe('transitionsOf', () => {
  it.each([
    ['a draft', { working: working('draft') }, ['draft', 'in-review', 'archived']],
    ['an event in review', { working: working('in-review') }, []],
    ['an accepted event', { working: working('accepted') }, ['published', 'archived']],
    ['a refused event', { working: working('refused') }, ['in-review', 'refused', 'archived']],
    ['a published event', { published: online }, ['draft', 'archived']],
    [
      'a revision',
      { published: online, working: working('draft') },
      ['draft', 'in-review', 'archived'],
    ],
    ['a revision in review', { published: online, working: working('in-review') }, []],
    ['an archived event', { published: online, archivedAt: '2026-06-10T10:00:00Z' }, []],
  ] as const)('allows an organiser of %s (%j) the statuses %j', (_, changes, expected) => {
    expect(transitionsOf(organiser, stateOf(changes), false)).toEqual(expected);
    const status = statusOf(stateOf(changes));
    expect(expected.filter((to) => !canBecome(status, to))).toEqual([]);
  });

  it('offers publication of a draft with light changes only if the event is already published', () => {
    expect(
      transitionsOf(organiser, stateOf({ published: online, working: working('draft') }), true),
    ).toContain('published');
    expect(transitionsOf(organiser, stateOf({ working: working('draft') }), true)).not.toContain(
      'published',
    );
  });

  it('offers a moderator publication of an event submitted with autopublish, else acceptance; refusal in both cases', () => {
    const other = { memberRole: null };
    expect(
      transitionsOf(moderator, stateOf({ ...other, working: working('in-review', true) }), false),
    ).toEqual(['published', 'refused']);
    expect(
      transitionsOf(moderator, stateOf({ ...other, working: working('in-review', false) }), false),
    ).toEqual(['accepted', 'refused']);
  });

  it('offers for an event of a pending organisation editing, archiving and refusal, not submission, acceptance or publication', () => {
    const organisation = { status: 'pending' } as const;
    expect(
      transitionsOf(organiser, stateOf({ organisation, working: working('draft') }), false),
    ).toEqual(['draft', 'archived']);
    expect(
      transitionsOf(organiser, stateOf({ organisation, working: working('accepted') }), false),
    ).toEqual(['archived']);
    expect(
      transitionsOf(
        moderator,
        stateOf({ organisation, memberRole: null, working: working('in-review') }),
        false,
      ),
    ).toEqual(['refused']);
  });
});

it('canDiscard allows discarding a revision unless it is in review, never a first draft; canArchive follows the status of the revision', () => {
  for (const status of ['draft', 'accepted', 'refused', 'in-review'] as const) {
    expect(canDiscard(stateOf({ published: online, working: working(status) }))).toBe(
      status !== 'in-review',
    );
    expect(canDiscard(stateOf({ working: working(status) }))).toBe(false);
    expect(canArchive(stateOf({ published: online, working: working(status) }))).toBe(
      canBecome(status, 'archived'),
    );
  }
});

it('canWrite allows moderators and editors of an organisation that is not suspended, not readers, non-members or accounts without canEdit', () => {
  expect(canWrite(organiser, stateOf({}))).toBe(true);
  expect(canWrite(organiser, stateOf({ memberRole: 'reader' }))).toBe(false);
  expect(canWrite(organiser, stateOf({ memberRole: null }))).toBe(false);
  expect(canWrite(organiser, stateOf({ organisation: { status: 'suspended' } }))).toBe(false);
  expect(canWrite({ ...organiser, canEdit: false }, stateOf({}))).toBe(false);
  expect(
    canWrite(moderator, stateOf({ memberRole: null, organisation: { status: 'suspended' } })),
  ).toBe(true);
});

it('canDecide refuses a moderator for an event of their own organisation, and allows one outside it and an administrator', () => {
  expect(canDecide(moderator, stateOf({ memberRole: null }))).toBe(true);
  for (const memberRole of ['owner', 'editor', 'reader'] as const)
    expect(canDecide(moderator, stateOf({ memberRole }))).toBe(false);
  expect(canDecide({ ...moderator, isAdmin: true }, stateOf({}))).toBe(true);
});

it('canWithdraw allows editors of the organisation of an event in review, not readers, moderators or editors of a suspended organisation', () => {
  const inReview = stateOf({ working: working('in-review') });
  expect(canWithdraw(organiser, inReview)).toBe(true);
  expect(canWithdraw(organiser, { ...inReview, published: online })).toBe(true);
  expect(canWithdraw(organiser, { ...inReview, memberRole: 'reader' })).toBe(false);
  expect(canWithdraw(organiser, { ...inReview, organisation: { status: 'suspended' } })).toBe(
    false,
  );
  expect(canWithdraw(moderator, { ...inReview, memberRole: null })).toBe(false);
  for (const status of ['draft', 'accepted', 'refused'] as const)
    expect(canWithdraw(organiser, stateOf({ working: working(status) }))).toBe(false);
});

describe('canDelete', () => {
  const organisation = { id: 'o', status: 'approved' } as const;
  const draft = {
    ...stateOf({ organisation, working: working('draft') }),
    publishedAt: null,
    source: null,
  };

  it('allows editors of its organisation to delete a draft or refused event that was never published, an imported one too if they imported it', () => {
    expect(canDelete(organiser, draft)).toBe(true);
    expect(canDelete(organiser, { ...draft, working: working('refused') })).toBe(true);
    expect(canDelete(organiser, { ...draft, source: 'import:o' })).toBe(true);
  });

  it.each([
    ['an event that was published', { publishedAt: '2026-06-10T10:00:00Z' }],
    ['a revision', { published: online }],
    ['an event of a feed', { source: 'datatourisme' }],
    ['an event in review', { working: working('in-review') }],
    ['an accepted event', { working: working('accepted') }],
    ['an archived event', { archivedAt: '2026-06-10T10:00:00Z' }],
    ['a draft that a reader sees', { memberRole: 'reader' as const }],
    [
      'a draft of a suspended organisation',
      { organisation: { id: 'o', status: 'suspended' as const } },
    ],
  ])('refuses %s', (_, change) => {
    expect(canDelete(organiser, { ...draft, ...change })).toBe(false);
  });

  it('refuses a moderator who is not a member', () =>
    expect(canDelete(moderator, { ...draft, memberRole: null })).toBe(false));
});
