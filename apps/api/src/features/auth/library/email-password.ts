import { isLocale } from '@parages/contracts/vocabulary/site/locales';
import EmailPassword from 'supertokens-node/recipe/emailpassword';
import type {
  APIInterface,
  RecipeInterface,
  TypeInputFormField,
} from 'supertokens-node/recipe/emailpassword/types';
import Session from 'supertokens-node/recipe/session';
import type { Site } from '../../../platform/edge/sites.domain.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import {
  areOfPossibleLength,
  emailFault,
  nameFault,
  toName,
} from '../credentials/credentials.domain.ts';
import { linkTo } from '../mailed-links.domain.ts';
import { noWishes } from '../people/people.repository.ts';
import { applyAccountLocale } from './account-locale.ts';
import { mailVerification } from './email-verification.ts';
import type { LibraryDeps } from './library-deps.ts';
import { noteSignIns } from './note-sign-ins.ts';
import {
  addressOf,
  fieldOf,
  type SignUpFacts,
  siteOfContext,
  siteOfRequest,
  tokenOf,
} from './request-facts.ts';
import { revokeIfDeleted } from './revoke-if-deleted.ts';
import { listByEmailNow, methodOf, refusalBy } from './sign-in-methods.ts';

const formFields = ({ passwords }: LibraryDeps): TypeInputFormField[] => [
  { id: 'email', validate: async (value) => emailFault(value) },
  { id: 'password', validate: (value) => passwords.faultOf(value) },
  { id: 'firstName', validate: async (value) => nameFault(value, { isRequired: true }) },
  {
    id: 'terms',
    validate: async (value) => (value === 'true' || value === true ? undefined : 'required-error'),
  },
  { id: 'newsletter', optional: true },
  {
    id: 'lastName',
    optional: true,
    validate: async (value) => nameFault(value, { isRequired: false }),
  },
  { id: 'locale', optional: true },
];

// "newsletter" means the weekend digest on the public site and service news on the professional
// site.
function factsOf(fields: readonly { id: string; value: unknown }[], { isPro }: Site): SignUpFacts {
  const name = (id: string): string => toName(fieldOf(fields, id) ?? '');
  const locale = fieldOf(fields, 'locale') ?? '';
  const wantsLetter = fieldOf(fields, 'newsletter') === 'true';
  return {
    firstName: name('firstName'),
    lastName: name('lastName'),
    locale: isLocale(locale) ? locale : 'fr',
    isPro,
    wantsDigest: wantsLetter && !isPro,
    wantsServiceNews: wantsLetter && isPro,
  };
}

const noFacts: SignUpFacts = {
  firstName: '',
  lastName: '',
  locale: 'fr',
  isPro: false,
  ...noWishes,
};

type Apis = Required<{ [Name in keyof APIInterface]: NonNullable<APIInterface[Name]> }>;

// Ignores the limit of `arrival-mail`: a sign-up above it sends no mail, and the user can request
// the link. The limit protects the owner of an address from the mails of repeated sign-ups.
function unlessLimited(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'attempts_limited') return undefined;
  throw error;
}

const signUp =
  (
    { attempts, people, sites, locks, background, devices }: LibraryDeps,
    original: Apis['signUpPOST'],
  ): Apis['signUpPOST'] =>
  async (input) => {
    const email = fieldOf(input.formFields, 'email') ?? '';
    const attempt = await attempts.make('sign-up', {
      email,
      address: addressOf(input.options.req),
    });
    const answer = await locks.withLock(email, async () => {
      const [known] = await listByEmailNow(email);
      const method = known && methodOf(known);
      if (method !== undefined && method !== 'password')
        return { status: 'SIGN_UP_NOT_ALLOWED' as const, reason: refusalBy(method) };
      return original(input);
    });
    if (answer.status === 'EMAIL_ALREADY_EXISTS_ERROR')
      return { status: 'SIGN_UP_NOT_ALLOWED', reason: 'email-taken' };
    if (answer.status !== 'OK') return answer;
    await attempt.giveBack();
    devices.remember(input.options, email);
    const { user } = answer;
    await people.save({
      id: user.id,
      email,
      isVerified: false,
      ...factsOf(input.formFields, siteOfRequest(input.options.req, sites)),
    });
    const canMail = await attempts
      .make('arrival-mail', { email, address: addressOf(input.options.req) })
      .catch(unlessLimited);
    if (canMail)
      await background.attempt(() => mailVerification({ people, sites }, user, input.userContext));
    return answer;
  };

const signIn =
  (
    { attempts, people, devices, sites, clock }: LibraryDeps,
    original: Apis['signInPOST'],
  ): Apis['signInPOST'] =>
  async (input) => {
    const email = fieldOf(input.formFields, 'email') ?? '';
    const password = fieldOf(input.formFields, 'password') ?? '';
    const { req } = input.options;
    const attempt = await attempts.make('sign-in', {
      email,
      address: addressOf(req),
      deviceId: devices.find(req, email),
    });
    const { tenantId, userContext } = input;
    // For an unknown address the library's sign-in skips the check of the password.
    // `verifyCredentials` of the core hashes the password also then, which keeps the response time
    // uniform.
    const { recipeImplementation: core } = input.options;
    const checked = areOfPossibleLength({ email, password })
      ? await core.verifyCredentials({ email, password, tenantId, userContext })
      : undefined;
    if (checked?.status !== 'OK') return { status: 'WRONG_CREDENTIALS_ERROR' };
    // Without `session: undefined`, the library would keep a running session of the same account, with
    // its old sign-in time.
    const answer = await original({ ...input, session: undefined });
    if (answer.status !== 'OK') return answer;
    await attempt.giveBack();
    const { user } = answer;
    const { isDeleted, person } = await revokeIfDeleted({ people, userId: user.id });
    if (isDeleted) return { status: 'WRONG_CREDENTIALS_ERROR' };
    devices.remember(input.options, email);
    applyAccountLocale({ sites, clock }, input.options, person);
    const isVerified = user.loginMethods.some(({ verified }) => verified);
    // Repairs an account, or its verified state, that a crash lost after the core had saved it.
    if (person === undefined || (isVerified && person.emailVerifiedAt === null))
      await people.save({ id: user.id, email, isVerified, ...noFacts });
    return answer;
  };

const emailExists =
  ({ attempts }: LibraryDeps, original: Apis['emailExistsGET']): Apis['emailExistsGET'] =>
  async (input) => {
    const attempt = await attempts.make('email-exists', { address: addressOf(input.options.req) });
    // Counts as a failure: our sites never send a malformed address.
    if (emailFault(input.email) !== undefined) return { status: 'OK', exists: false };
    const answer = await original(input);
    if (answer.status === 'OK' && !answer.exists) await attempt.giveBack();
    return answer;
  };

/**
 * Answers without waiting for the lookup of the account, so that neither the answer nor its time
 * reveals whether the account exists.
 */
const askReset =
  (
    { attempts, background }: LibraryDeps,
    original: Apis['generatePasswordResetTokenPOST'],
  ): Apis['generatePasswordResetTokenPOST'] =>
  async (input) => {
    await attempts.make('reset-link', {
      email: fieldOf(input.formFields, 'email'),
      address: addressOf(input.options.req),
    });
    background.start(() => original(input));
    return { status: 'OK' };
  };

const reset =
  (
    { attempts, people, closed }: LibraryDeps,
    original: Apis['passwordResetPOST'],
  ): Apis['passwordResetPOST'] =>
  async (input) => {
    const attempt = await attempts.make('reset', { address: addressOf(input.options.req) });
    const answer = await original(input);
    if (answer.status !== 'OK') return answer;
    // Sessions are closed first: the link works once, so that the owner could not repeat the reset
    // after a later failure.
    await closed.note(
      await Session.revokeAllSessionsForUser(
        answer.user.id,
        undefined,
        undefined,
        input.userContext,
      ),
    );
    await attempt.giveBack();
    await people.passwordChanged(answer.user.id);
    return answer;
  };

const absent = (): never => {
  throw new Error('the session library has no such call');
};

// `bind`, because the original functions call each other through `this`.
const apis =
  (deps: LibraryDeps) =>
  (original: APIInterface): APIInterface => ({
    ...original,
    signUpPOST: signUp(deps, (original.signUpPOST ?? absent).bind(original)),
    signInPOST: noteSignIns(deps, signIn(deps, (original.signInPOST ?? absent).bind(original))),
    emailExistsGET: emailExists(deps, (original.emailExistsGET ?? absent).bind(original)),
    generatePasswordResetTokenPOST: askReset(
      deps,
      (original.generatePasswordResetTokenPOST ?? absent).bind(original),
    ),
    passwordResetPOST: reset(deps, (original.passwordResetPOST ?? absent).bind(original)),
  });

type Checked = Awaited<ReturnType<RecipeInterface['verifyCredentials']>>;

// Caches the check of a password per request: the library repeats it.
function functions(original: RecipeInterface): RecipeInterface {
  const checks = new WeakMap<object, Map<string, Promise<Checked>>>();
  return {
    ...original,
    verifyCredentials: (input) => {
      const checksOfRequest = checks.get(input.userContext) ?? new Map<string, Promise<Checked>>();
      checks.set(input.userContext, checksOfRequest);
      const key = `${input.email}\n${input.password}`;
      const known = checksOfRequest.get(key) ?? original.verifyCredentials(input);
      checksOfRequest.set(key, known);
      return known;
    },
  };
}

export const emailPassword = (deps: LibraryDeps) =>
  EmailPassword.init({
    signUpFeature: { formFields: formFields(deps) },
    override: { apis: apis(deps), functions },
    emailDelivery: {
      service: {
        sendEmail: ({ user, passwordResetLink, userContext }) =>
          deps.people.mailReset({
            userId: user.id,
            email: user.email,
            link: linkTo(
              'reset-password',
              tokenOf(passwordResetLink),
              siteOfContext(userContext, deps.sites),
            ),
          }),
      },
    },
  });
