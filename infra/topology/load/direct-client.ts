import http from 'node:http';
import { hosts } from '../../production/rehearsal/installation.ts';

export type DirectAnswer = { status: number; body: string; cookies: string[] };
type Call = { method?: string; cookie?: string; data?: object };

/** Calls one server as nginx does, so that the caller chooses the process that answers. */
export function callServer(
  port: number,
  path: string,
  { method = 'GET', cookie, data }: Call = {},
): Promise<DirectAnswer> {
  const headers = {
    host: hosts.main,
    'x-forwarded-proto': 'https',
    rid: 'anti-csrf',
    ...(cookie !== undefined && { cookie }),
    ...(data !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, timeout: 30_000 };
    const request = http.request(options, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('error', reject).on('end', () => {
        const cookies = (answer.headers['set-cookie'] ?? []).map(
          (line) => line.split(';', 1)[0] ?? '',
        );
        resolve({ status: answer.statusCode ?? 0, body, cookies });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`no answer of port ${port}`)));
    request.on('error', reject).end(data && JSON.stringify(data));
  });
}
