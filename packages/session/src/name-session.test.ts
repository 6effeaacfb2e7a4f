// Specification: §7.26
import { expect, it } from 'vitest';
import { nameSession } from './name-session.ts';
import { sessionId } from './session-id.ts';

it('§7 "A header x-{product}-session-id (random id kept in session storage) is sent with calls": two calls send the same id', () => {
  const used: { onRequest(call: { request: Request }): undefined }[] = [];
  const client = { use: (middleware: (typeof used)[number]) => void used.push(middleware) };
  expect(nameSession(client)).toBe(client);
  const idOfCall = () => {
    const request = new Request('http://localhost/api/v1/entities');
    for (const { onRequest } of used) onRequest({ request });
    return request.headers.get('x-parages-session-id');
  };
  expect([idOfCall(), idOfCall()]).toEqual([sessionId(), sessionId()]);
});
