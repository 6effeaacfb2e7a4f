import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import type { PeopleService } from '../people.service.ts';

/** Whether somebody deleted his account while he signed in: it does not come back, and the session of that sign-in is closed. */
export async function leftMeanwhile({ people, userId }: { people: Pick<PeopleService, 'find'>; userId: string }): Promise<boolean> {
  if ((await people.find(userId)) !== undefined || (await supertokens.getUser(userId)) !== undefined) return false;
  await Session.revokeAllSessionsForUser(userId);
  return true;
}
