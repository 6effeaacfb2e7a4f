import https from 'node:https';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
export type Call = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address of this machine that nginx sees. */
  localAddress?: string;
};

/** Calls the hosts of a rehearsal through its nginx, whose certificate is checked. */
export class SecureClient {
  readonly #port: number;
  readonly #certificate: Buffer;
  readonly #cookies = new Map<string, string>();

  constructor(port: number, certificate: Buffer) {
    this.#port = port;
    this.#certificate = certificate;
  }

  /** Keeps cookies as a browser does, for both hosts together. */
  call(
    address: string,
    { method = 'GET', headers = {}, body, localAddress = '127.0.0.1' }: Call = {},
  ): Promise<Answer> {
    const { hostname, pathname, search } = new URL(address);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const request = https.request(
        {
          host: '127.0.0.1',
          port: this.#port,
          localAddress,
          servername: hostname,
          ca: this.#certificate,
          method,
          path: pathname + search,
          headers: { host: hostname, ...(cookie !== '' && { cookie }), ...headers },
          agent: false,
          timeout: 60_000,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
          response.on('end', () => {
            this.#keep(response.headers['set-cookie'] ?? []);
            const flat = Object.entries(response.headers).map(([name, value]) => [
              name,
              String(value),
            ]);
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(flat) as Record<string, string>,
              body: Buffer.concat(chunks),
            });
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error(`${address} took a minute`)));
      request.on('error', reject).end(body);
    });
  }

  async json<T>(address: string, call: Call & { data?: object } = {}): Promise<T> {
    const { data, headers = {}, ...others } = call;
    const { status, body } = await this.call(address, {
      ...others,
      headers: {
        // The session library requires this header, which our pages add.
        rid: 'anti-csrf',
        ...(data !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    if (status < 200 || status > 299) throw new Error(`${address}: ${status} ${String(body)}`);
    return (body.length === 0 ? undefined : JSON.parse(String(body))) as T;
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/;\s*Secure/i.test(line)) this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
