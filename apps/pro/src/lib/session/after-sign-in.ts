import { safePath } from '@parages/contracts/vocabulary/site/safe-path';

const key = 'parages-pro-after-sign-in';
const home = '/org/home';

const spacePath = (wanted: string | null): string | null => {
  const path = safePath(wanted);
  return path !== null && /^\/org(\/|$)/.test(path) ? path : null;
};

/**
 * Stores the path to open after sign-in; ignores a path outside /org. Uses localStorage, because
 * the verification link opens another tab.
 */
export function keepReturnPath(wanted: string | null): void {
  const path = spacePath(wanted);
  if (path === null) return;
  try {
    localStorage.setItem(key, path);
  } catch {
    // Storage is blocked: the path is lost.
  }
}

export function takeReturnPath(otherwise: string = home): string {
  try {
    const path = spacePath(localStorage.getItem(key));
    localStorage.removeItem(key);
    return path ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * Value of `message` in the query string of the sign-in page when the requested page needs a
 * session.
 */
export const notSignedIn = 'not-signed-in';

export const toSignIn = (path: string): string =>
  `/org/auth/login?${new URLSearchParams({ redirectTo: path, message: notSignedIn })}`;

let isDeleted = false;

/**
 * Whether an account was just deleted in this tab, until the next attempt to sign in or sign up
 * there. The sign-in page then confirms the deletion instead of asking for a session.
 */
export const accountDeletion = {
  isDone: (): boolean => isDeleted,
  set: (isDone: boolean): void => {
    isDeleted = isDone;
  },
};
