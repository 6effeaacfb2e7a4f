import { safePath } from '@parages/contracts/vocabulary/site/safe-path';

const key = 'parages-pro-after-sign-in';
/** The home of the space, for want of a place one wanted to go to. */
const home = '/org/home';

const spacePath = (wanted: string | null): string | null => {
  const path = safePath(wanted);
  return path !== null && /^\/org(\/|$)/.test(path) ? path : null;
};

/** Keeps where to go once signed in: a path of this site, anything else is left out. Of this device: the link of the mail opens another tab. */
export function keepReturnPath(wanted: string | null): void {
  const path = spacePath(wanted);
  if (path === null) return;
  try {
    localStorage.setItem(key, path);
  } catch {
    // A browser that keeps nothing: one comes to the home of the space then.
  }
}

/** Where to go once signed in, kept no longer; `otherwise` where nobody wanted to go anywhere. */
export function takeReturnPath(otherwise: string = home): string {
  try {
    const path = spacePath(localStorage.getItem(key));
    localStorage.removeItem(key);
    return path ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Why somebody is on the sign-in page, in its query string. */
export const notSignedIn = 'not-signed-in';

/** The sign-in page, which leads back to a path of this site and says that one has to be signed in there. */
export const toSignIn = (path: string): string =>
  `/org/auth/login?${new URLSearchParams({ redirectTo: path, message: notSignedIn })}`;

let isDeleted = false;

/** Whether somebody has just deleted his account here: whatever leads to the sign-in page then, that is what it has to say. */
export const accountDeletion = {
  isDone: (): boolean => isDeleted,
  tell: (isDone: boolean): void => {
    isDeleted = isDone;
  },
};
