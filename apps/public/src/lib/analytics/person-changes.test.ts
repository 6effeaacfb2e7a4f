// Specification: §7.39
import { expect, it } from 'vitest';
import { personChanges } from './person-changes.ts';

it('§7 "person-property updates": personChanges sets the answers of a profile and unsets those that are null', () => {
  expect(
    personChanges({ age: '25-34', kids: null, preferredCity: null, outgoingPreferences: [] }),
  ).toEqual({ set: { age: '25-34', outgoingPreferences: [] }, unset: ['kids', 'preferredCity'] });
});
