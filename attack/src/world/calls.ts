import type { Client, Form, Request } from '../client/client.ts';
import type { Person } from './people.ts';

/** Rejects when the status of the answer is 300 or above. */
export type Call = <T = { id: string; version: number }>(
  method: string,
  path: string,
  body?: object | Form,
) => Promise<T>;

export const callsOf =
  (client: Client, { cookie, network, name }: Person): Call =>
  async (method, path, body) => {
    const encoded = body === undefined || Array.isArray(body) ? body : JSON.stringify(body);
    const request: Request = {
      method,
      path: `/api/v1${path}`,
      ...(encoded !== undefined && { body: encoded as string | Form }),
    };
    const answer = await client.send(request, { cookie, network });
    if (answer.status >= 300)
      throw new Error(`${name}: ${method} ${path}: ${answer.status} ${answer.text.slice(0, 400)}`);
    return answer.text === '' ? undefined : JSON.parse(answer.text);
  };
