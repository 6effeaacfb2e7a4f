import supertokens from 'supertokens-node';
import {
  CollectingResponse,
  errorHandler,
  middleware,
  PreParsedRequest,
} from 'supertokens-node/framework/custom';
import EmailPassword from 'supertokens-node/recipe/emailpassword';
import EmailVerification from 'supertokens-node/recipe/emailverification';
import Session from 'supertokens-node/recipe/session';
import ThirdParty from 'supertokens-node/recipe/thirdparty';
import UserMetadata from 'supertokens-node/recipe/usermetadata';
import UserRoles from 'supertokens-node/recipe/userroles';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { emptyDatabase, openTestCore, type TestCore } from './start-test-core.ts';

const apiBasePath = '/auth-api';
const answerBody = z.record(z.string(), z.unknown());

export type LibraryAnswer = { status: number; body: Record<string, unknown> };

/** No mail is sent: the token of the last link, by `verify <address>` or `reset <address>`. */
export const mailed = new Map<string, string>();

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';

// A custom provider, because the library's own call their real hosts. The authorization code is the
// account's id.
const provider = {
  config: {
    thirdPartyId: 'elsewhere',
    clients: [{ clientId: 'ours' }],
    authorizationEndpoint: 'https://provider.example/authorise',
  },
  override: <Provider extends object>(original: Provider) => ({
    ...original,
    exchangeAuthCodeForOAuthTokens: async ({
      redirectURIInfo,
    }: {
      redirectURIInfo: { redirectURIQueryParams: { code: string } };
    }) => ({
      access_token: redirectURIInfo.redirectURIQueryParams.code,
    }),
    getUserInfo: async ({ oAuthTokens }: { oAuthTokens: Record<string, unknown> }) => ({
      thirdPartyUserId: String(oAuthTokens.access_token),
      ...(oAuthTokens.access_token === 'shy'
        ? {}
        : { email: { id: `${oAuthTokens.access_token}@example.org`, isVerified: true } }),
      rawUserInfoFromProvider: {},
    }),
  }),
};

function initialise(connectionURI: string, apiKey: string): void {
  supertokens.init({
    framework: 'custom',
    telemetry: false,
    supertokens: { connectionURI, apiKey },
    appInfo: {
      appName: 'Tests',
      apiDomain: 'http://localhost:3000',
      websiteDomain: 'http://localhost:3000',
      apiBasePath,
    },
    recipeList: [
      EmailPassword.init({
        emailDelivery: {
          service: {
            sendEmail: async ({ user, passwordResetLink }) =>
              void mailed.set(`reset ${user.email}`, tokenOf(passwordResetLink)),
          },
        },
      }),
      EmailVerification.init({
        mode: 'REQUIRED',
        emailDelivery: {
          service: {
            sendEmail: async ({ user, emailVerifyLink }) =>
              void mailed.set(`verify ${user.email}`, tokenOf(emailVerifyLink)),
          },
        },
      }),
      ThirdParty.init({ signInAndUpFeature: { providers: [provider] } }),
      Session.init({ antiCsrf: 'VIA_TOKEN', getTokenTransferMethod: () => 'cookie' }),
      UserRoles.init(),
      UserMetadata.init(),
    ],
  });
}

export class Browser {
  cookies: Record<string, string> = {};
  antiCsrf: string | undefined;

  copy(): Browser {
    return Object.assign(new Browser(), { cookies: { ...this.cookies }, antiCsrf: this.antiCsrf });
  }

  request(method: 'get' | 'post', path: string, body: unknown = {}): PreParsedRequest {
    const [pathname = '', query = ''] = path.split('?');
    const headers = new Headers(this.antiCsrf === undefined ? {} : { 'anti-csrf': this.antiCsrf });
    return new PreParsedRequest({
      url: `${apiBasePath}${pathname}`,
      method,
      headers,
      cookies: this.cookies,
      query: Object.fromEntries(new URLSearchParams(query)),
      getJSONBody: async () => body,
      getFormBody: async () => body,
    });
  }

  receive(response: CollectingResponse): LibraryAnswer {
    for (const { key, value, expires } of response.cookies) {
      if (expires <= Date.now()) delete this.cookies[key];
      else this.cookies[key] = value;
    }
    this.antiCsrf = response.headers.get('anti-csrf') ?? this.antiCsrf;
    return {
      status: response.statusCode,
      body: answerBody.parse(JSON.parse(response.body ?? '{}')),
    };
  }

  async call(method: 'get' | 'post', path: string, body?: unknown): Promise<LibraryAnswer> {
    const response = new CollectingResponse();
    const { error } = await middleware()(this.request(method, path, body), response);
    if (error !== undefined) throw error;
    return this.receive(response);
  }

  /** Calls a guarded test route: 200 with the user id and the claims, or the library's refusal. */
  async visit(options?: Parameters<typeof Session.getSession>[2]): Promise<LibraryAnswer> {
    const [request, response] = [this.request('get', '/guarded'), new CollectingResponse()];
    try {
      const session = await Session.getSession(request, response, {
        ...options,
        sessionRequired: true,
      });
      response.sendJSONResponse({
        userId: session.getUserId(),
        claims: session.getAccessTokenPayload(),
      });
    } catch (thrown) {
      await errorHandler()(thrown, request, response, (unhandled) => {
        if (unhandled) throw unhandled;
      });
    }
    return this.receive(response);
  }

  form(
    path: string,
    fields: Record<string, string>,
    more: Record<string, unknown> = {},
  ): Promise<LibraryAnswer> {
    return this.call('post', path, {
      formFields: Object.entries(fields).map(([id, value]) => ({ id, value })),
      ...more,
    });
  }
}

/** Call this once in a test file: the library has one instance per process. */
export async function startLibrary(): Promise<TestCore> {
  const started = await openTestCore(await emptyDatabase());
  afterAll(() => started.core.close());
  initialise(started.core.uri, started.core.apiKey);
  return started;
}
