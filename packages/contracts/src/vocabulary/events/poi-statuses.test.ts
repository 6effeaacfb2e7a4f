// Specification: §4.1
import { describe, expect, it } from 'vitest';
import { canBecome, poiStatuses } from './poi-statuses.ts';

// Copied by hand from the specification, so that a change of the table fails this test until a
// reviewer updates the list.
const allowed = [
  'draft → draft',
  'draft → in-review',
  'draft → archived',
  'in-review → accepted',
  'in-review → published',
  'in-review → refused',
  'accepted → published',
  'accepted → archived',
  'refused → in-review',
  'refused → refused',
  'refused → archived',
  'published → published',
  'published → draft',
  'published → archived',
];

describe('canBecome', () => {
  const pairs = poiStatuses.flatMap((from) => poiStatuses.map((to) => ({ from, to })));

  it.each(pairs)('$from → $to is allowed exactly if the specification lists it', ({ from, to }) => {
    expect(canBecome(from, to)).toBe(allowed.includes(`${from} → ${to}`));
  });
});
