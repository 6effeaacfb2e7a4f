export type Reply = { status: number; body: unknown };
type Call = { body?: object | FormData; headers?: Record<string, string> };

const patienceMs = 12_000;

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A client that keeps cookies as a browser does, or sends the API key it is given. */
export class Person {
  readonly #origin: string;
  readonly #key: string | undefined;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, key?: string) {
    this.#origin = origin;
    this.#key = key;
  }

  /** Status 0 without an answer. */
  async call(method: string, path: string, { body, headers = {} }: Call = {}): Promise<Reply> {
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(`${this.#origin}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          ...this.#identity(),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      this.#keep(answer.headers.getSetCookie());
      return { status: answer.status, body: readBody(text) };
    } catch {
      return { status: 0, body: undefined };
    }
  }

  #identity(): Record<string, string> {
    if (this.#key !== undefined) return { authorization: `Bearer ${this.#key}` };
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // The session library requires this header, which our pages add.
    return { rid: 'anti-csrf', ...(cookie !== '' && { cookie }) };
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1);
      const equals = pair.indexOf('=');
      if (equals > 0) this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }
}

export const formOf = (fields: Record<string, string>): object => ({
  formFields: Object.entries(fields).map(([id, value]) => ({ id, value })),
});

/** A text of an answer, such as `poi.id`; empty when the answer has none there. */
export function textAt(body: unknown, path: string): string {
  let value = body;
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
