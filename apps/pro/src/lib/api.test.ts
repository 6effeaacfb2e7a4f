// Specification: §7.26 (professional site)
import { sessionId } from '@parages/session/session-id';
import { clearSession } from '@parages/session/test/browser-session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';

beforeEach(clearSession);
afterEach(() => void vi.unstubAllGlobals());

it('§7 "A header x-{product}-session-id (random id kept in session storage) is sent with calls": two calls of the professional site send the stored id', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init).headers.get('x-parages-session-id'));
    return Response.json({});
  });
  await api().GET('/api/v1/entities');
  await api().GET('/api/v1/me');
  expect(sent).toEqual([sessionId(), sessionId()]);
});
