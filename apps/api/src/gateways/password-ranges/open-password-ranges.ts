import { type CompromisedPasswords, passwordRanges } from './password-ranges.ts';

// The deadline is short because a person waits at a form.
const deadlineMs = 1500;

export const openPasswordRanges = ({
  PASSWORD_RANGES_URL: baseUrl,
}: {
  PASSWORD_RANGES_URL?: string | undefined;
}): CompromisedPasswords | undefined =>
  baseUrl === undefined ? undefined : passwordRanges({ baseUrl, deadlineMs });
