import type { FastifyInstance, InjectOptions } from 'fastify';

export type BrowserAnswer = {
  status: number;
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, unknown>;
};

type Asked = { body?: object; form?: Record<string, string>; headers?: Record<string, string> };

export class Browser {
  cookies = new Map<string, string>();
  host = 'localhost:3000';
  address = '203.0.113.1';

  private readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  sessionCookies(): string[] {
    return [...this.cookies.keys()].filter((name) => !name.startsWith('known_device_')).sort();
  }

  copy(): Browser {
    const other = new Browser(this.app);
    other.cookies = new Map(this.cookies);
    other.host = this.host;
    other.address = this.address;
    return other;
  }

  async call(
    method: 'GET' | 'POST' | 'DELETE' | 'PUT',
    url: string,
    { body, form, headers = {} }: Asked = {},
  ): Promise<BrowserAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const payload = form === undefined ? body : new URLSearchParams(form).toString();
    const allHeaders = {
      host: this.host,
      rid: 'anti-csrf',
      cookie,
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    };
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: this.address,
      headers: Object.fromEntries(Object.entries(allHeaders).filter(([, value]) => value !== '')),
      ...(payload === undefined ? {} : { payload }),
    };
    const answer = await this.app.inject(options);
    for (const { name, value, expires } of answer.cookies) {
      if (value === '' || (expires && expires.getTime() <= Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? JSON.parse(answer.body) : answer.body,
      headers: answer.headers,
    };
  }

  get(url: string): Promise<BrowserAnswer> {
    return this.call('GET', url);
  }

  post(url: string, body?: object): Promise<BrowserAnswer> {
    return this.call('POST', url, body === undefined ? {} : { body });
  }

  fill(path: string, fields: Record<string, string>, more: object = {}): Promise<BrowserAnswer> {
    const formFields = Object.entries(fields).map(([id, value]) => ({ id, value }));
    return this.post(`/auth-api${path}`, { formFields, ...more });
  }
}
