import {
  type AuthProvider,
  authProviders,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import SuperTokens from 'supertokens-web-js';
import EmailPassword from 'supertokens-web-js/recipe/emailpassword';
import EmailVerification from 'supertokens-web-js/recipe/emailverification';
import Multitenancy from 'supertokens-web-js/recipe/multitenancy';
import Session from 'supertokens-web-js/recipe/session';
import ThirdParty from 'supertokens-web-js/recipe/thirdparty';
import { type Answer, done, type Status, toAnswer, toRefusal } from './answer.ts';
import { appShell, serviceOrigin } from './app-shell.ts';
import { sessionId } from './session-id.ts';
import { notifySessionChanged } from './session-mark.ts';

const retries = 10;
const endings = ['SIGN_OUT', 'UNAUTHORISED', 'SESSION_CREATED'];

type Call = { url: string; requestInit: RequestInit };

// The service allows the application no credentials; the library asks for them when it renews a
// session, in spite of `autoAddCredentials`.
const withoutCookies = { credentials: 'omit' } as const;

// Every recipe sends its calls itself, so each one gets this hook.
async function preAPIHook({ url, requestInit }: Call): Promise<Call> {
  const headers = new Headers(requestInit.headers);
  headers.set(sessionIdHeader, sessionId());
  return { url, requestInit: { ...requestInit, headers, ...(appShell() && withoutCookies) } };
}

let isStarted = false;

/** The library replaces `fetch` by one that renews an expired session. */
export function startAccountService(name: string): void {
  if (isStarted) return;
  isStarted = true;
  const shell = appShell();
  SuperTokens.init({
    appInfo: { appName: name, apiDomain: serviceOrigin(), apiBasePath: '/auth-api' },
    ...(shell && { clientType: shell.clientType }),
    recipeList: [
      Session.init({
        preAPIHook,
        ...(shell && { tokenTransferMethod: 'header', autoAddCredentials: false }),
        maxRetryAttemptsForSessionRefresh: retries,
        onHandleEvent: ({ action }) => endings.includes(action) && notifySessionChanged(),
      }),
      EmailPassword.init({ preAPIHook }),
      EmailVerification.init({ preAPIHook }),
      ThirdParty.init({ preAPIHook }),
      Multitenancy.init({ preAPIHook }),
    ],
  });
}

const ask = async <T extends Status>(
  call: () => Promise<T>,
): Promise<Answer<Extract<T, { status: 'OK' }>>> => {
  try {
    return toAnswer(await call());
  } catch (error) {
    return toRefusal(error);
  }
};

async function endSession(): Promise<Answer<null>> {
  try {
    await Session.signOut();
    return done(null);
  } catch (error) {
    return toRefusal(error);
  } finally {
    notifySessionChanged();
  }
}

const fieldsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, value]) => ({ id, value }));

export type SignUp = {
  email: string;
  password: string;
  firstName: string;
  terms: boolean;
  newsletter: boolean;
  locale: string;
};

/**
 * Calls of the account service behind `/auth-api`; call `startAccountService` first. They resolve
 * to an `Answer` and never reject, except `hasSession`, which resolves to a boolean and may reject.
 */
export const accountService = {
  signUp: ({ terms, newsletter, ...texts }: SignUp) =>
    ask(() =>
      EmailPassword.signUp({
        formFields: fieldsOf({ ...texts, terms: String(terms), newsletter: String(newsletter) }),
      }),
    ),
  signIn: (email: string, password: string) =>
    ask(() => EmailPassword.signIn({ formFields: fieldsOf({ email, password }) })),
  sendReset: (email: string) =>
    ask(() => EmailPassword.sendPasswordResetEmail({ formFields: fieldsOf({ email }) })),
  /** Uses the token in the page's URL. */
  resetPassword: (password: string) =>
    ask(() => EmailPassword.submitNewPassword({ formFields: fieldsOf({ password }) })),
  /** Uses the token in the page's URL. */
  verifyEmail: () => ask(() => EmailVerification.verifyEmail()),
  sendVerification: () => ask(() => EmailVerification.sendVerificationEmail()),
  isEmailVerified: () => ask(() => EmailVerification.isEmailVerified()),
  hasSession: () => Session.doesSessionExist(),
  listProviders: async (): Promise<Answer<AuthProvider[]>> => {
    try {
      const { thirdParty } = await Multitenancy.getLoginMethods();
      return done(
        authProviders.filter((provider) => thirdParty.providers.some(({ id }) => id === provider)),
      );
    } catch (error) {
      return toRefusal(error);
    }
  },
  providerPage: async (provider: AuthProvider, callbackPath: string): Promise<Answer<string>> => {
    try {
      return done(
        await ThirdParty.getAuthorisationURLWithQueryParamsAndSetState({
          thirdPartyId: provider,
          // A page of the site, since a provider redirects to no custom scheme: it opens the
          // application.
          frontendRedirectURI:
            serviceOrigin() + (appShell() ? `/app-redirect/${provider}` : callbackPath),
          // Apple posts its answer, which a page cannot read: the service receives it and redirects
          // to the page.
          ...(provider === 'apple' && {
            redirectURIOnProviderDashboard: `${serviceOrigin()}/auth-api/callback/apple`,
          }),
        }),
      );
    } catch (error) {
      return toRefusal(error);
    }
  },
  /** Signs in with the provider's answer in the page's URL. */
  finishProvider: () => ask(() => ThirdParty.signInAndUp()),
  /** When the request is refused, the browser stays signed in. */
  signOut: async (): Promise<Answer<null>> => {
    const answer = await endSession();
    // A request that timed out may still have closed the session. A second one then gets 401, upon
    // which the library removes the cookies.
    const isUnsure = answer.kind === 'refused' && answer.reason === 'unreachable';
    return isUnsure ? endSession() : answer;
  },
};
