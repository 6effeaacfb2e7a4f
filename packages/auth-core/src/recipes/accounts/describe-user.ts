import type { Account } from './account.store.ts';

/**
 * An account in the protocol's format: one user with one login method, because accounts are not
 * linked. Instants in milliseconds.
 */
export function describeUser(account: Account) {
  const { id, method, email, third_party_id, third_party_user_id, is_verified } = account;
  const timeJoined = account.joined_at.getTime();
  const thirdParty =
    third_party_id === null || third_party_user_id === null
      ? undefined
      : { id: third_party_id, userId: third_party_user_id };
  const tenantIds = ['public'];
  return {
    id,
    isPrimaryUser: false,
    tenantIds,
    timeJoined,
    emails: [email],
    phoneNumbers: [],
    thirdParty: thirdParty ? [thirdParty] : [],
    webauthn: { credentialIds: [] },
    loginMethods: [
      {
        recipeId: method,
        recipeUserId: id,
        tenantIds,
        email,
        verified: is_verified,
        timeJoined,
        ...(thirdParty ? { thirdParty } : {}),
      },
    ],
  };
}
