import type { Answer } from '@parages/session/answer';
import { type AccountService, askAccountService } from '@parages/session/load-account-service';
import { productName } from '../product.ts';

/** Calls the account service of this host. */
export const askAccount = <T>(
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> => askAccountService(productName, ask);

let isEnding = false;

/** Whether a sign-out runs. Its caller opens the next page: route guards must not redirect. */
export const isSigningOut = (): boolean => isEnding;

/**
 * Ends the session of this browser, then calls `leave` with the answer. The browser stays signed in
 * when the request is refused.
 */
export async function signOut(leave: (answer: Answer<null>) => Promise<void>): Promise<void> {
  isEnding = true;
  try {
    await leave(await askAccount((service) => service.signOut()));
  } finally {
    isEnding = false;
  }
}
