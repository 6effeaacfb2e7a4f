import { createHash } from 'node:crypto';

/** A list of leaked passwords. */
export type CompromisedPasswords = {
  /** Whether this password is listed. @throws when the list does not answer in time */
  isListed: (password: string) => Promise<boolean>;
};

const prefixLength = 5;

/**
 * Queries a range service (Have I Been Pwned): sends only the first five digits of the SHA-1, and
 * asks for padding, which hides the size of the answer. `baseUrl` is the part before `/range/`.
 */
export const passwordRanges = ({
  baseUrl,
  deadlineMs,
}: {
  baseUrl: string;
  deadlineMs: number;
}): CompromisedPasswords => ({
  isListed: async (password) => {
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
    const answer = await fetch(`${baseUrl}/range/${digest.slice(0, prefixLength)}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!answer.ok)
      throw new Error(`the range service of leaked passwords answered ${answer.status}`);
    const lines = (await answer.text()).split('\n').map((line) => line.trim().split(':'));
    // Padding entries have a count of 0.
    return lines.some(
      ([suffix, count]) => suffix === digest.slice(prefixLength) && Number(count) > 0,
    );
  },
});
