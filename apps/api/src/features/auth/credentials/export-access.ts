import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import UserMetadata from 'supertokens-node/recipe/usermetadata';
import { concurrencyLimit } from '../../../platform/background/concurrency-limit.ts';
import { methodOf } from '../library/sign-in-methods.ts';

const callsAtOnce = 8;
const toIso = (ms: number): string => new Date(ms).toISOString();

async function exportSessions(userId: string) {
  const handles = await Session.getAllSessionHandlesForUser(userId);
  const limit = concurrencyLimit({ atOnce: callsAtOnce, mostWaiting: handles.length });
  const sessions = await Promise.all(
    handles.map((handle) => limit(() => Session.getSessionInformation(handle))),
  );
  return sessions.flatMap((session) =>
    session ? [{ createdAt: toIso(session.timeCreated), expiresAt: toIso(session.expiry) }] : [],
  );
}

export async function exportAccess(userId: string) {
  const [user, { metadata }, sessions] = await Promise.all([
    supertokens.getUser(userId),
    UserMetadata.getUserMetadata(userId),
    exportSessions(userId),
  ]);
  const methods = (user?.loginMethods ?? []).map(({ email, timeJoined, verified }) => ({
    kind: user ? methodOf(user) : 'password',
    email: email ?? null,
    joinedAt: toIso(timeJoined),
    isVerified: verified,
  }));
  return { methods, sessions, metadata: metadata as Record<string, unknown> };
}
