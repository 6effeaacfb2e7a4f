import { canBecome } from '@parages/contracts/vocabulary/events/poi-statuses';
import { describe, expect, it } from 'vitest';
import {
  canArchive,
  canDecide,
  canDiscard,
  canWrite,
  type Standing,
  statusOf,
  transitionsOf,
} from './transitions.domain.ts';

const organiser = { accountId: 'a', canEdit: true, isModerator: false, isAdmin: false };
const moderator = { accountId: 'm', canEdit: false, isModerator: true, isAdmin: false };
const approved = { status: 'approved' } as const;
const standing = (changes: Partial<Standing>): Standing => ({
  archivedAt: null,
  memberRole: 'editor',
  organisation: approved,
  published: null,
  working: null,
  ...changes,
});
const online = {};
const working = (status: NonNullable<Standing['working']>['status'], autopublish = true) => ({
  status,
  autopublish,
});

describe('where an event may be led', () => {
  it.each([
    ['a draft', { working: working('draft') }, ['draft', 'in-review', 'archived']],
    ['what is in review', { working: working('in-review') }, []],
    ['what is accepted', { working: working('accepted') }, ['published', 'archived']],
    ['what was refused', { working: working('refused') }, ['in-review', 'refused', 'archived']],
    ['what is online', { published: online }, ['draft', 'archived']],
    [
      'a revision',
      { published: online, working: working('draft') },
      ['draft', 'in-review', 'archived'],
    ],
    ['a revision in review', { published: online, working: working('in-review') }, []],
    ['what has left', { published: online, archivedAt: '2026-06-10T10:00:00Z' }, []],
  ] as const)('%s, by its organiser', (_, changes, expected) => {
    expect(transitionsOf(organiser, standing(changes), false)).toEqual(expected);
    const status = statusOf(standing(changes));
    // Nothing that the table of the specification does not have, but the published version beside a revision.
    expect(expected.filter((to) => !canBecome(status, to))).toEqual([]);
  });

  it('a light revision of what is online goes online', () => {
    expect(
      transitionsOf(organiser, standing({ published: online, working: working('draft') }), true),
    ).toContain('published');
    expect(transitionsOf(organiser, standing({ working: working('draft') }), true)).not.toContain(
      'published',
    );
  });

  it('a moderator decides as its organiser wished', () => {
    const other = { memberRole: null };
    expect(
      transitionsOf(moderator, standing({ ...other, working: working('in-review', true) }), false),
    ).toEqual(['published', 'refused']);
    expect(
      transitionsOf(moderator, standing({ ...other, working: working('in-review', false) }), false),
    ).toEqual(['accepted', 'refused']);
  });

  it('while its organisation waits an event is written, and not sent', () => {
    const organisation = { status: 'pending' } as const;
    expect(
      transitionsOf(organiser, standing({ organisation, working: working('draft') }), false),
    ).toEqual(['draft', 'archived']);
    expect(
      transitionsOf(organiser, standing({ organisation, working: working('accepted') }), false),
    ).toEqual(['archived']);
    expect(
      transitionsOf(
        moderator,
        standing({ organisation, memberRole: null, working: working('in-review') }),
        false,
      ),
    ).toEqual(['refused']);
  });
});

it('a revision is given up but while it is in review, or without anything online', () => {
  for (const status of ['draft', 'accepted', 'refused', 'in-review'] as const) {
    expect(canDiscard(standing({ published: online, working: working(status) }))).toBe(
      status !== 'in-review',
    );
    expect(canDiscard(standing({ working: working(status) }))).toBe(false);
    expect(canArchive(standing({ published: online, working: working(status) }))).toBe(
      canBecome(status, 'archived'),
    );
  }
});

it('editors of an organisation that is not suspended write, and moderators; readers do not', () => {
  expect(canWrite(organiser, standing({}))).toBe(true);
  expect(canWrite(organiser, standing({ memberRole: 'reader' }))).toBe(false);
  expect(canWrite(organiser, standing({ memberRole: null }))).toBe(false);
  expect(canWrite(organiser, standing({ organisation: { status: 'suspended' } }))).toBe(false);
  expect(canWrite({ ...organiser, canEdit: false }, standing({}))).toBe(false);
  expect(
    canWrite(moderator, standing({ memberRole: null, organisation: { status: 'suspended' } })),
  ).toBe(true);
});

it('nobody decides about an event of his own organisation, but an administrator', () => {
  expect(canDecide(moderator, standing({ memberRole: null }))).toBe(true);
  for (const memberRole of ['owner', 'editor', 'reader'] as const)
    expect(canDecide(moderator, standing({ memberRole }))).toBe(false);
  expect(canDecide({ ...moderator, isAdmin: true }, standing({}))).toBe(true);
});
