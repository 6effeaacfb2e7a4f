// Specification: §7.26
import { createApiClient } from '@parages/contracts/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { nameSession } from '../api.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

it('§7 "A header x-{product}-session-id (random id kept in session storage) is sent with calls"', async () => {
  const sent: (string | null)[] = [];
  const answer: typeof fetch = async (input) => {
    sent.push(new Request(input).headers.get('x-parages-session-id'));
    return Response.json({});
  };
  const api = nameSession(createApiClient({ baseUrl: 'http://localhost', fetch: answer }));
  await api.GET('/api/v1/entities');
  await api.GET('/api/v1/position/by-ip');
  expect(sent).toEqual([
    sessionStorage.getItem('parages-session-id'),
    sessionStorage.getItem('parages-session-id'),
  ]);
  expect(sent[0]).toMatch(/^[\da-f]{32}$/);
});

it('the session id survives a reload of the tab, differs in another tab, and is drawn also without storage', async () => {
  const reload = async () => {
    vi.resetModules();
    return (await import('./session-id.ts')).sessionId();
  };
  const first = await reload();
  expect(await reload()).toBe(first);
  sessionStorage.clear();
  expect(await reload()).not.toBe(first);
  vi.stubGlobal('sessionStorage', undefined);
  expect(await reload()).toMatch(/^[\da-f]{32}$/);
  vi.unstubAllGlobals();
});
