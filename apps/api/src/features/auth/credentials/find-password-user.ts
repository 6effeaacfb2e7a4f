import supertokens from 'supertokens-node';

/** Undefined for an unknown user or one without a password. */
export async function findPasswordUser(userId: string) {
  const user = await supertokens.getUser(userId);
  const method = user?.loginMethods.find(({ recipeId }) => recipeId === 'emailpassword');
  return method?.email === undefined
    ? undefined
    : { recipeUserId: method.recipeUserId, email: method.email };
}
