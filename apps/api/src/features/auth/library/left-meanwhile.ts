import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import type { PeopleService } from '../people/people.service.ts';

/** Whether somebody deleted his account while he signed in, or before: it does not come back, and the session of that sign-in is closed. */
export async function leftMeanwhile({
  people,
  userId,
}: {
  people: Pick<PeopleService, 'find'>;
  userId: string;
}): Promise<boolean> {
  const person = await people.find(userId);
  const hasLeft =
    person === undefined
      ? (await supertokens.getUser(userId)) === undefined
      : person.leavingAt !== null;
  if (!hasLeft) return false;
  await Session.revokeAllSessionsForUser(userId);
  return true;
}
