import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import UserMetadata from 'supertokens-node/recipe/usermetadata';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exportAccess } from './export-access.ts';

it('exportAccess reads the 50 sessions of an account from the session core, at most eight at a time', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const handles = Array.from({ length: 50 }, (_, index) => `session-${index}`);
  const read: string[] = [];
  let [running, most] = [0, 0];
  vi.spyOn(supertokens, 'getUser').mockResolvedValue(undefined);
  vi.spyOn(UserMetadata, 'getUserMetadata').mockResolvedValue({ status: 'OK', metadata: {} });
  vi.spyOn(Session, 'getAllSessionHandlesForUser').mockResolvedValue(handles);
  vi.spyOn(Session, 'getSessionInformation').mockImplementation(async (handle) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    read.push(handle);
    return undefined;
  });
  expect(await exportAccess('ada')).toEqual({ methods: [], sessions: [], metadata: {} });
  expect(read.toSorted()).toEqual(handles.toSorted());
  expect(most).toBe(8);
});
