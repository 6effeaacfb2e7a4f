import supertokens from 'supertokens-node';
import EmailPassword from 'supertokens-node/recipe/emailpassword';
import EmailVerification from 'supertokens-node/recipe/emailverification';
import Session from 'supertokens-node/recipe/session';
import UserMetadata from 'supertokens-node/recipe/usermetadata';
import { Problem } from '../../platform/problem.ts';
import type { AttemptsService } from './attempts.service.ts';
import type { BackgroundWork } from './background-work.ts';
import type { ClosedSessions } from './closed-sessions.service.ts';
import { emailFault, toAddress } from './credentials.domain.ts';
import { withDeadline } from './deadline.ts';
import { methodOf, tenant } from './library/sign-in-methods.ts';
import type { PasswordCheck } from './password-check.service.ts';
import type { PeopleService } from './people.service.ts';
import { linkTo, type Site } from './sites.domain.ts';

type Deps = {
  people: PeopleService;
  attempts: AttemptsService;
  passwords: PasswordCheck;
  background: BackgroundWork;
  closed: Pick<ClosedSessions, 'note'>;
  deadlineMs: number;
};
type PasswordChange = {
  userId: string;
  sessionHandle: string | undefined;
  address: string;
  currentPassword: string;
  newPassword: string;
};

async function revokeOthers(userId: string, sessionHandle: string | undefined): Promise<void> {
  const handles = await Session.getAllSessionHandlesForUser(userId);
  await Session.revokeMultipleSessions(handles.filter((handle) => handle !== sessionHandle));
}

async function findPasswordUser(userId: string) {
  const user = await supertokens.getUser(userId);
  const method = user?.loginMethods.find(({ recipeId }) => recipeId === 'emailpassword');
  return method?.email === undefined
    ? undefined
    : { recipeUserId: method.recipeUserId, email: method.email };
}

const toIso = (ms: number): string => new Date(ms).toISOString();

async function exportSessions(userId: string) {
  const handles = await Session.getAllSessionHandlesForUser(userId);
  const sessions = await Promise.all(
    handles.map((handle) => Session.getSessionInformation(handle)),
  );
  return sessions.flatMap((one) =>
    one ? [{ createdAt: toIso(one.timeCreated), expiresAt: toIso(one.expiry) }] : [],
  );
}

/** The ways into an account, for whoever is in it already. Every wait for the session core is bounded. */
export function credentialsService({
  people,
  attempts,
  passwords,
  background,
  closed,
  deadlineMs,
}: Deps) {
  const inTime = <T>(work: Promise<T>): Promise<T> => withDeadline(work, deadlineMs);

  /** False too when the account has no password. Problems: attempts_limited. */
  async function verifyPassword(
    userId: string,
    password: string,
    address: string,
  ): Promise<boolean> {
    const known = await findPasswordUser(userId);
    if (known === undefined) return false;
    const attempt = await attempts.make('sign-in', { email: known.email, address });
    const checked =
      password === ''
        ? undefined
        : await EmailPassword.verifyCredentials(tenant, known.email, password);
    const isRight = checked?.status === 'OK';
    if (isRight) await attempt.giveBack();
    return isRight;
  }

  async function changePassword({
    userId,
    sessionHandle,
    address,
    currentPassword,
    newPassword,
  }: PasswordChange): Promise<void> {
    const known = await findPasswordUser(userId);
    if (known === undefined) throw new Problem('password_absent');
    if (!(await verifyPassword(userId, currentPassword, address)))
      throw new Problem('password_wrong');
    const fault = await passwords.faultOf(newPassword);
    if (fault !== undefined)
      throw new Problem('request_invalid', undefined, [
        { pointer: '/body/newPassword', code: fault, detail: fault },
      ]);
    const { recipeUserId } = known;
    const changed = await EmailPassword.updateEmailOrPassword({
      recipeUserId,
      password: newPassword,
      applyPasswordPolicy: false,
    });
    if (changed.status !== 'OK') throw new Error(`the password was not changed: ${changed.status}`);
    await people.passwordChanged(userId);
    await revokeOthers(userId, sessionHandle);
  }

  async function mailAgain(email: string, site: Site): Promise<void> {
    const users = await supertokens.listUsersByAccountInfo(tenant, { email });
    for (const user of users) {
      const [method] = user.loginMethods;
      if (method?.email === undefined || method.verified) continue;
      const made = await EmailVerification.createEmailVerificationToken(
        tenant,
        method.recipeUserId,
        method.email,
      );
      const link = made.status === 'OK' ? linkTo('verify-email', made.token, site) : undefined;
      if (link !== undefined)
        await people.mailVerification({ userId: user.id, email: method.email, link });
    }
  }

  return {
    verifyPassword: (
      userId: string,
      { password, address }: { password: string; address: string },
    ): Promise<boolean> => inTime(verifyPassword(userId, password, address)),

    /** Ends every other session and tells the owner. Problems: password_absent, password_wrong, request_invalid, attempts_limited. */
    changePassword: (change: PasswordChange): Promise<void> => inTime(changePassword(change)),

    /** Ends every session, this one too, at once. */
    signOutEverywhere: (userId: string): Promise<void> =>
      inTime(
        (async () => {
          await people.closeSessions(userId);
          await closed.note(await Session.revokeAllSessionsForUser(userId));
        })(),
      ),

    /** Mails the link again to an address that is not verified; nobody learns whether there is such an account. Problems: attempts_limited. */
    askVerification: async (email: string, address: string, site: Site): Promise<void> => {
      await attempts.make('verification-link', { email, address });
      if (emailFault(email) !== undefined) return;
      background.start(() => mailAgain(toAddress(email), site));
    },

    /** Somebody whose address needs no mail to be verified, for demonstrations and trials; the one there is, if there is one. */
    createVerified: async ({
      email,
      password,
      firstName,
    }: {
      email: string;
      password: string;
      firstName: string;
    }): Promise<void> => {
      const made = await EmailPassword.signUp(tenant, email, password);
      const [user] =
        made.status === 'OK'
          ? [made.user]
          : await supertokens.listUsersByAccountInfo(tenant, { email });
      const [method] = user?.loginMethods ?? [];
      if (user === undefined || method === undefined)
        throw new Error(`${email} could not be created: ${made.status}`);
      await people.arriveVerified({ id: user.id, email, firstName });
      const token = await EmailVerification.createEmailVerificationToken(
        tenant,
        method.recipeUserId,
        email,
      );
      if (token.status === 'OK') await EmailVerification.verifyEmailUsingToken(tenant, token.token);
    },

    deleteUser: (userId: string): Promise<void> =>
      inTime(
        (async () => {
          await Session.revokeAllSessionsForUser(userId);
          await supertokens.deleteUser(userId);
        })(),
      ),

    exportAccess: (userId: string) =>
      inTime(
        (async () => {
          const user = await supertokens.getUser(userId);
          const methods = (user?.loginMethods ?? []).map(({ email, timeJoined, verified }) => ({
            kind: user ? methodOf(user) : 'password',
            email: email ?? null,
            joinedAt: toIso(timeJoined),
            isVerified: verified,
          }));
          const { metadata } = await UserMetadata.getUserMetadata(userId);
          return {
            methods,
            sessions: await exportSessions(userId),
            metadata: metadata as Record<string, unknown>,
          };
        })(),
      ),
  };
}

export type CredentialsService = ReturnType<typeof credentialsService>;
