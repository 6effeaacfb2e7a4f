import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';

export async function deleteUser(userId: string): Promise<void> {
  await Session.revokeAllSessionsForUser(userId);
  await supertokens.deleteUser(userId);
}
