import { vi } from 'vitest';

type Call = { method: string; path: string; body: unknown };
type Reply = Response | object | undefined;

const frontToken = btoa(JSON.stringify({ uid: 'u', ate: Date.now() + 3_600_000, up: {} }));
let reply: (call: Call) => Reply = () => undefined;
let calls: Call[] = [];

// Once, before the session library takes it for the network and puts its own in its place.
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const path = new URL(input instanceof Request ? input.url : String(input), window.location.origin).pathname;
  const text = typeof init?.body === 'string' ? init.body : '';
  const call = { method: init?.method ?? 'GET', path, body: text === '' ? null : JSON.parse(text) };
  calls.push(call);
  const answer = reply(call);
  if (answer instanceof Response) return answer;
  if (path === '/auth-api/session/refresh') return Response.json({}, { status: 401 });
  if (path === '/auth-api/loginmethods')
    return Response.json({ status: 'OK', firstFactors: ['emailpassword'], thirdParty: { providers: [{ id: 'google', name: 'Google' }] } });
  return Response.json(answer ?? { status: 'OK' });
});

/** What the network answers from now on: the API and the account service alike. */
export function answerNetwork(by: typeof reply): Call[] {
  reply = by;
  calls = [];
  return calls;
}

/** The answer of a call that signs in. */
export const signedIn = (body: object): Response => Response.json(body, { headers: { 'front-token': frontToken } });

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser of the tests has no other way to write one
  document.cookie = cookie;
}

/** This browser is signed in, as far as it knows. */
export function markSignedIn(): void {
  writeCookie(`sFrontToken=${frontToken}; path=/`);
  writeCookie(`st-last-access-token-update=${Date.now()}; path=/`);
}

/** Nobody is. */
export function clearSession(): void {
  for (const pair of document.cookie.split(';')) writeCookie(`${pair.split('=')[0]?.trim()}=; path=/; max-age=0`);
  localStorage.clear();
}
