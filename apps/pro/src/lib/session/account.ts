import type { Answer } from '@parages/session/answer';
import { type AccountService, askAccountService } from '@parages/session/load-account-service';
import { productName } from '../product.ts';

export const askAccount = <T>(
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> => askAccountService(productName, ask);

type PageInSignOut = {
  /** Resolves to whether the sign-out goes on. */
  ask: () => Promise<boolean>;
  /** The session has ended; the page is still open. */
  onSignedOut: () => void;
};

let openPage: PageInSignOut | undefined;

/**
 * Registers a question of the page before a sign-out, which would unmount the page with its unsaved
 * values.
 */
export function beforeSignOut(page: PageInSignOut): () => void {
  openPage = page;
  return () => {
    if (openPage === page) openPage = undefined;
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
  const page = openPage;
  if (page && !(await page.ask())) return;
  isEnding = true;
  try {
    const answer = await askAccount((service) => service.signOut());
    if (answer.kind === 'done') page?.onSignedOut();
    await leave(answer);
  } finally {
    isEnding = false;
  }
}
