import type { Answer } from '@parages/session/answer';
import { type AccountService, askAccountService } from '@parages/session/load-account-service';
import { productName } from '../product.ts';

/** Calls the account service of this host. */
export const askAccount = <T>(
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> => askAccountService(productName, ask);

let askLeave: (() => Promise<boolean>) | undefined;

/**
 * Registers a question of the page before a sign-out, which would unmount the page with its unsaved
 * values. `ask` resolves to whether the sign-out goes on. Returns a function that unregisters
 * `ask`.
 */
export function beforeSignOut(ask: () => Promise<boolean>): () => void {
  askLeave = ask;
  return () => {
    if (askLeave === ask) askLeave = undefined;
  };
}

let isEnding = false;

/**
 * Whether a sign-out runs. Route guards must not redirect during it: the caller of `signOut` opens
 * the next page.
 */
export const isSigningOut = (): boolean => isEnding;

/**
 * Ends the session of this browser, then calls `leave` with the answer. The browser stays signed in
 * when the request is refused. Does nothing when the organiser chooses to stay on the page.
 */
export async function signOut(leave: (answer: Answer<null>) => Promise<void>): Promise<void> {
  if (askLeave && !(await askLeave())) return;
  isEnding = true;
  try {
    await leave(await askAccount((service) => service.signOut()));
  } finally {
    isEnding = false;
  }
}
