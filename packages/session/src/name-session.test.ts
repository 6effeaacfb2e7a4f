// Specification: §7.26
import { createApiClient } from '@parages/contracts/client';
import { expect, it } from 'vitest';
import { nameSession } from './name-session.ts';
import { sessionId } from './session-id.ts';

it('§7 "A header x-{product}-session-id (random id kept in session storage) is sent with calls": two calls send the same id', async () => {
  const sent: (string | null)[] = [];
  const answer: typeof fetch = async (input) => {
    sent.push(new Request(input).headers.get('x-parages-session-id'));
    return Response.json({});
  };
  const api = nameSession(createApiClient({ baseUrl: 'http://localhost', fetch: answer }));
  await api.GET('/api/v1/entities');
  await api.GET('/api/v1/position/by-ip');
  expect(sent).toEqual([sessionId(), sessionId()]);
});
