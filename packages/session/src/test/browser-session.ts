/** What was asked of the network; `path` is whole for the API, and without `/auth-api` for the account service. */
export type Call = { method: string; path: string; query: URLSearchParams; body: unknown };
type Answerer = (call: Call) => Response | object | undefined;

// The session library keeps the readable part of a session in a cookie; this is one of it.
const frontTokenUntil = (instant: number): string =>
  btoa(JSON.stringify({ uid: 'u', ate: instant, up: {} }));
const frontToken = frontTokenUntil(Date.now() + 3_600_000);
const providers = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
];

// A form with a file in it is written down as the text it is sent as.
const bodyOf = (text: string): unknown =>
  text.startsWith('--') ? text : JSON.parse(text || 'null');

let reply: Answerer = () => undefined;
let calls: Call[] = [];

function answerOf(call: Call): Response {
  const answer = reply(call);
  if (answer instanceof Response) return answer;
  if (call.path === '/session/refresh') return Response.json({}, { status: 401 });
  if (call.path !== '/loginmethods') return Response.json(answer ?? { status: 'OK' });
  return Response.json({
    status: 'OK',
    firstFactors: ['emailpassword', 'thirdparty'],
    thirdParty: { providers },
  });
}

// Once per worker, before the session library wraps it. Not a stub of Vitest, which would be removed with the wrapper when a file ends.
globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
  // The API's client gives a request, the session library an address and what to do with it.
  const asked = input instanceof Request ? input : undefined;
  const text = typeof init?.body === 'string' ? init.body : ((await asked?.clone().text()) ?? '');
  const call = {
    method: init?.method ?? asked?.method ?? 'GET',
    path: url.pathname.replace('/auth-api', ''),
    query: url.searchParams,
    body: bodyOf(text),
  };
  calls.push(call);
  return answerOf(call);
};

/** The account service and the API at the edge of the network: the session library is the real one. `undefined` is answered with a plain OK. */
export function answerNetwork(by: Answerer): Call[] {
  reply = by;
  calls = [];
  return calls;
}

/** Who the session library is told has signed in or up. */
export const libraryUser = (email: string) => ({
  id: 'u',
  isPrimaryUser: false,
  emails: [email],
  phoneNumbers: [],
  thirdParty: [],
  loginMethods: [],
  tenantIds: ['public'],
  timeJoined: 1,
});

/** The answer of a call that signs in. */
export const signedIn = (body: object): Response =>
  Response.json(body, {
    headers: {
      'front-token': frontToken,
      'st-access-token': 'x',
      'access-control-expose-headers': 'front-token',
    },
  });

// The browser of the tests has written it when the call returns: whoever asks next reads it.
const writeCookie = (name: string, value: string): void => void cookieStore.set(name, value);

/** This browser is signed in, as far as it knows. */
export function markSignedIn({ isOver = false } = {}): void {
  writeCookie('sFrontToken', isOver ? frontTokenUntil(Date.now() - 1000) : frontToken);
  writeCookie('st-last-access-token-update', String(Date.now()));
}

/** Nobody is. */
export function clearSession(): void {
  for (const pair of document.cookie.split('; '))
    if (pair !== '') void cookieStore.delete(pair.split('=')[0] ?? '');
}
