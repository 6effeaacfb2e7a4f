import { type CompromisedPasswords, passwordRanges } from './password-ranges.ts';

// Short, because a person waits at a form: of sign-up or of a new password.
const deadlineMs = 1500;

/** Opens the configured range service of leaked passwords; undefined without one. */
export const openPasswordRanges = ({
  PASSWORD_RANGES_URL: baseUrl,
}: {
  PASSWORD_RANGES_URL?: string | undefined;
}): CompromisedPasswords | undefined =>
  baseUrl === undefined ? undefined : passwordRanges({ baseUrl, deadlineMs });
