import { type CompromisedPasswords, passwordRanges } from './password-ranges.ts';

// A visitor waits in front of the sign-up form.
const deadlineMs = 1500;

/** The configured ranges of leaked passwords; undefined without them. */
export const openPasswordRanges = ({
  PASSWORD_RANGES_URL: baseUrl,
}: {
  PASSWORD_RANGES_URL?: string | undefined;
}): CompromisedPasswords | undefined =>
  baseUrl === undefined ? undefined : passwordRanges({ baseUrl, deadlineMs });
