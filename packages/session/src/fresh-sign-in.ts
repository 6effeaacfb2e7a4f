/** Opens a dialog for a new sign-in; resolves to false when the user closes it. */
export type AskSignIn = () => Promise<boolean>;

let asking: AskSignIn | undefined;
let pending: Promise<boolean> | undefined;
let signIns = 0;

export function onSignInTooOld(ask: AskSignIn): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

const writing = ['POST', 'PUT', 'PATCH', 'DELETE'];

async function isTooOld(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return (
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'sign_in_too_old'
  );
}

// Requests that need a fresh sign-in are small; uploads are not kept in memory for a retry.
const canRepeat = (request: Request): boolean =>
  request.body === null || (request.headers.get('content-type') ?? '').includes('application/json');

/**
 * When the service refuses a write (with a JSON body or none) because it requires a fresh sign-in,
 * opens the sign-in dialog and then repeats the request once. Simultaneous requests share one
 * dialog, also when the refusal of one arrives after the sign-in. Without a registered dialog, or
 * when it is closed, returns the refusal.
 */
export const freshFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    if (!(input instanceof Request) || !writing.includes(input.method) || !canRepeat(input))
      return fetch(input, init);
    const again = input.clone();
    const signInsBefore = signIns;
    const answer = await fetch(input, init);
    if (asking === undefined || !(await isTooOld(answer))) return answer;
    if (signIns > signInsBefore) return fetch(again, init);
    pending ??= asking()
      .then((isSignedIn) => {
        if (isSignedIn) signIns += 1;
        return isSignedIn;
      })
      .finally(() => {
        pending = undefined;
      });
    return (await pending) ? fetch(again, init) : answer;
  };
