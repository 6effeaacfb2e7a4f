import { createHash } from 'node:crypto';

/** Knows passwords that leaked somewhere. */
export type CompromisedPasswords = {
  /** Whether this password is among them. @throws when the list cannot be asked in time */
  isListed: (password: string) => Promise<boolean>;
};

const prefixLength = 5;

/**
 * Asks a service of ranges (Have I Been Pwned): only the first five digits of the SHA-1 leave the house, and padding hides how many there are.
 * `baseUrl` is what comes before `/range/`.
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
    if (!answer.ok) throw new Error(`ranges of compromised passwords answered ${answer.status}`);
    const lines = (await answer.text()).split('\n').map((line) => line.trim().split(':'));
    // A line of padding counts no leak.
    return lines.some(
      ([suffix, count]) => suffix === digest.slice(prefixLength) && Number(count) > 0,
    );
  },
});
