import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import type { Person } from '../people/people.repository.ts';
import type { PeopleService } from '../people/people.service.ts';

/** `person` is undefined when our tables have no row of the account. */
export async function revokeIfDeleted({
  people,
  userId,
}: {
  people: Pick<PeopleService, 'find'>;
  userId: string;
}): Promise<{ isDeleted: boolean; person: Person | undefined }> {
  const person = await people.find(userId);
  const isDeleted =
    person === undefined
      ? (await supertokens.getUser(userId)) === undefined
      : person.leavingAt !== null;
  if (isDeleted) await Session.revokeAllSessionsForUser(userId);
  return { isDeleted, person };
}
