/** `path` omits `/auth-api` for calls of the account service. */
export type Call = { method: string; path: string; query: URLSearchParams; body: unknown };
/** A promise delays the answer. */
type Answerer = (call: Call) => Response | object | undefined;

// The readable session cookie as the session library writes it; `instant` is in milliseconds.
const frontTokenUntil = (instant: number): string =>
  btoa(JSON.stringify({ uid: 'u', ate: instant, up: {} }));
const frontToken = frontTokenUntil(Date.now() + 3_600_000);
const providers = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
];

// Multipart bodies are recorded as text.
const bodyOf = (text: string): unknown =>
  text.startsWith('--') ? text : JSON.parse(text || 'null');

let reply: Answerer = () => undefined;
let calls: Call[] = [];

async function answerOf(call: Call): Promise<Response> {
  const answer = await reply(call);
  if (answer instanceof Response) return answer;
  if (call.path === '/session/refresh') return Response.json({}, { status: 401 });
  if (call.path !== '/loginmethods') return Response.json(answer ?? { status: 'OK' });
  return Response.json({
    status: 'OK',
    firstFactors: ['emailpassword', 'thirdparty'],
    thirdParty: { providers },
  });
}

// `fetch` is replaced once per worker, before the session library wraps it. It is not a stub of
// Vitest, which would be removed with the wrapper when a file ends.
globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
  // The API's client passes a Request, the session library a URL and options.
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

/**
 * Stubs the account service and the API at the network level: the session library is the real one.
 * Unless `by` returns a Response, a session refresh gets 401 and the login methods are two
 * providers. Any other call gets the object that `by` returns, or the status OK. Returns the
 * recorded calls.
 */
export function answerNetwork(by: Answerer): Call[] {
  reply = by;
  calls = [];
  return calls;
}

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

export const signedIn = (body: object): Response =>
  Response.json(body, {
    headers: {
      'front-token': frontToken,
      'st-access-token': 'x',
      'access-control-expose-headers': 'front-token',
    },
  });

// The test browser applies the change synchronously.
const writeCookie = (name: string, value: string): void => void cookieStore.set(name, value);

export function markSignedIn({ isOver = false } = {}): void {
  writeCookie('sFrontToken', isOver ? frontTokenUntil(Date.now() - 1000) : frontToken);
  writeCookie('st-last-access-token-update', String(Date.now()));
}

export async function clearSession(): Promise<void> {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  await Promise.all(names.filter(Boolean).map((name) => cookieStore.delete(name)));
}
