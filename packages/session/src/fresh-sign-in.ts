/** Asks the person to sign in again; resolves to whether that happened. */
export type AskSignIn = () => Promise<boolean>;

let asking: AskSignIn | undefined;
let pending: Promise<boolean> | undefined;

/** Registers the dialog that asks for a fresh sign-in; returns how to withdraw it. */
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

// Acts that want a fresh sign-in are small: a file is not kept in memory for the case that it is sent twice.
const canRepeat = (request: Request): boolean =>
  request.body === null || (request.headers.get('content-type') ?? '').includes('application/json');

/**
 * `fetch` for the API that has a fresh sign-in made where the service wants one, and then repeats the request once. Several requests at a time
 * ask once. Without a registered dialog, or when it is closed, the refusal is the answer.
 */
export const freshFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    if (!(input instanceof Request) || !writing.includes(input.method) || !canRepeat(input))
      return fetch(input, init);
    const again = input.clone();
    const answer = await fetch(input, init);
    if (asking === undefined || !(await isTooOld(answer))) return answer;
    pending ??= asking().finally(() => {
      pending = undefined;
    });
    return (await pending) ? fetch(again, init) : answer;
  };
