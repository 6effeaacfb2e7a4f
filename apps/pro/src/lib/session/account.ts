import type { Answer } from '@parages/session/answer';
import { type AccountService, askAccountService } from '@parages/session/load-account-service';
import { productName } from '../product.ts';

export const askAccount = <T>(
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> => askAccountService(productName, ask);

let askLeave: (() => Promise<boolean>) | undefined;

/**
 * Registers a question of the page before a sign-out, which would unmount the page with its unsaved
 * values. `ask` resolves to whether the sign-out goes on.
 */
export function beforeSignOut(ask: () => Promise<boolean>): () => void {
  askLeave = ask;
  return () => {
    if (askLeave === ask) askLeave = undefined;
  };
}

let isEnding = false;

/**
 * Route guards must not redirect during a sign-out: the caller of `signOut` opens the next page.
 */
export const isSigningOut = (): boolean => isEnding;

/**
 * When the page refuses the sign-out (`beforeSignOut`), calls neither the account service nor
 * `leave`.
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
