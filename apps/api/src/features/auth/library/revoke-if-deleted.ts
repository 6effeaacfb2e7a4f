import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import type { PeopleService } from '../people/people.service.ts';

/** True when the account was deleted before or during the sign-in. Then revokes its sessions. */
export async function revokeIfDeleted({
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
