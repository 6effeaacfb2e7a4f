import { mutationsIn } from '../mutation.ts';

const sessionTest = 'session/session.test.ts';

/** The embedded session core. */
export const coreChecks = mutationsIn('packages/auth-core/src/recipes', [
  {
    guards: 'An access token is accepted if the session core has signed it',
    file: 'session/verify-session.ts',
    removed: ' || !(await isSignedByUs(core.signingKeys, input.accessToken))',
    replacement: '',
    tests: ['session/session.test.ts'],
  },
  {
    guards: 'The signature of an access token is verified with its key',
    file: '../tokens/json-web-token.ts',
    removed: 'key !== undefined &&',
    replacement: 'key !== undefined ||',
    tests: ['session/session.test.ts'],
  },
  {
    guards: 'An expired access token is refused',
    file: 'session/verify-session.ts',
    removed:
      "if (expiresAt <= core.clock.now()) return tryRefreshToken('The access token has expired');",
    replacement: '',
    tests: [sessionTest],
  },
  {
    guards: 'The anti-forgery token of a session is compared at verification',
    file: 'session/verify-session.ts',
    removed: '(token.antiCsrfToken === null || token.antiCsrfToken !== input.antiCsrfToken)',
    replacement: 'false',
    tests: [sessionTest],
  },
  {
    guards: 'The anti-forgery token of a session is compared at renewal',
    file: 'session/refresh-session.ts',
    removed: 'content.antiCsrfToken !== antiCsrfToken)',
    replacement: 'false)',
    tests: ['session/refresh-session.test.ts'],
  },
  {
    guards: 'A refresh token is accepted if its authentication code is right',
    file: '../tokens/refresh-tokens.ts',
    removed: ' || !timingSafeEqual(given, expected)',
    replacement: '',
    tests: ['session/refresh-session.test.ts'],
  },
  {
    guards: 'A session core with a key refuses callers without it',
    file: '../http/server.ts',
    removed: "if (apiKey !== undefined && !isApiKey(apiKey, request.headers['api-key']))",
    replacement: 'if (false)',
    tests: ['../http/server.test.ts'],
  },
  {
    guards: 'The session core bounds the depth of a body',
    file: '../http/json-body.ts',
    removed: 'depth > maxDepth || ',
    replacement: '',
    tests: ['../http/json-body.test.ts'],
  },
  {
    guards: 'The session core checks the password at a sign-in',
    file: 'email-password/sign-in.ts',
    removed: 'credentials !== undefined && isRight ?',
    replacement: 'credentials !== undefined ?',
    tests: ['email-password/email-password.test.ts'],
  },
]);

export const webhookChecks = mutationsIn('apps/api/src', [
  {
    guards: 'An event of Stripe is read if its signature is right',
    file: 'gateways/payments/stripe-payments.ts',
    removed: 'stripe.webhooks.constructEvent(',
    replacement: '((given: Buffer, ..._: unknown[]) => JSON.parse(String(given)))(',
    tests: ['features/campaigns/payments/events/webhook.test.ts'],
    title: 'forged, stale and reordered signatures',
  },
  {
    guards: 'A signature of Stripe that is older than five minutes is refused',
    file: 'gateways/payments/stripe-payments.ts',
    removed: '        toleranceS,',
    replacement: '        Number.MAX_SAFE_INTEGER,',
    tests: ['features/campaigns/payments/events/webhook.test.ts'],
    title: 'forged, stale and reordered signatures',
  },
  {
    guards: 'An event of the test mode of Stripe pays for nothing in production',
    file: 'features/campaigns/payments/events/receive-event.ts',
    removed: "if (event.isLive !== deps.payments.isLive) throw new Problem('webhook_mode_wrong');",
    replacement: '',
    tests: ['features/campaigns/payments/events/webhook.test.ts'],
    title: 'refuses a live-mode event in test mode',
  },
  {
    guards: 'A received mail is accepted from the mail provider alone',
    file: 'features/conversations/by-mail/inbound-mail.routes.ts',
    removed: 'if (!isFromProvider(headers.authorization, inbound.password))',
    replacement: 'if (false)',
    tests: ['features/conversations/by-mail/inbound-mail.test.ts'],
  },
  {
    guards: 'The address of a reply is accepted if it was made for its sender',
    file: 'features/conversations/by-mail/reply-addresses.ts',
    removed: "timingSafeEqual(macOf(messageId, accountId), Buffer.from(mac, 'hex')),",
    replacement: "macOf(messageId, accountId).length === Buffer.from(mac, 'hex').length,",
    tests: ['features/conversations/by-mail/inbound-mail.test.ts'],
  },
  {
    guards: 'A reply that the domain of its sender disowns is not passed on',
    file: 'features/conversations/by-mail/receive-reply.ts',
    removed: "if (isForged(mail.headers)) return refuse('sender');",
    replacement: '',
    tests: ['features/conversations/by-mail/inbound-mail.test.ts'],
  },
  {
    guards: 'An automatic answer is no message of an organiser',
    file: 'features/conversations/by-mail/receive-reply.ts',
    removed: 'isAutomatic(mail.headers) ? null : addresses.read(mail.recipients)',
    replacement: 'addresses.read(mail.recipients)',
    tests: ['features/conversations/by-mail/inbound-mail.test.ts'],
  },
  {
    guards: 'The cookie of a known device is accepted if the service has signed it',
    file: 'features/auth/sessions/known-devices.domain.ts',
    removed:
      'if (!isSame(signature, signatureOf(key, { email, deviceId, issuedAtS }))) return undefined;',
    replacement: '',
    tests: ['features/auth/sessions/known-devices.domain.test.ts'],
  },
  {
    guards: 'The form of Apple returns to pages of our sites alone',
    file: 'features/auth/sign-in/apple-return.domain.ts',
    removed: 'siteOf(requested.host, sites).origin === requested.origin &&',
    replacement: '',
    tests: ['features/auth/sign-in/apple-return.domain.test.ts'],
  },
  {
    guards: 'The form of Apple returns to the pages of a sign-in alone',
    file: 'features/auth/sign-in/apple-return.domain.ts',
    removed: ' &&\n    pages.includes(requested.pathname)',
    replacement: '',
    tests: ['features/auth/sign-in/apple-return.domain.test.ts'],
  },
]);

export const clientChecks = mutationsIn('packages/client/src', [
  {
    guards: 'The client of integrators refuses a webhook without a right signature',
    file: 'webhooks.ts',
    removed:
      "if (!refusals.includes(undefined)) throw new WebhookRefused(refusals[0] ?? 'No secret');",
    replacement: '',
    tests: ['webhooks.test.ts'],
  },
]);
