import { createHash } from 'node:crypto';
import { askBytes } from '../../platform/outside/ask-bytes.ts';

/** A list of leaked passwords. */
export type CompromisedPasswords = {
  /** Whether this password is listed. @throws when the service fails or answers too late */
  isListed: (password: string) => Promise<boolean>;
};

const prefixLength = 5;

/**
 * Queries a range service (Have I Been Pwned): sends only the first five digits of the SHA-1, and
 * requests padding, which hides the size of the answer. `baseUrl` is the part before `/range/`.
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
    const url = new URL(`${baseUrl}/range/${digest.slice(0, prefixLength)}`);
    const answer = await askBytes(url, { headers: { 'add-padding': 'true' }, deadlineMs });
    const lines = answer
      .toString('utf8')
      .split('\n')
      .map((line) => line.trim().split(':'));
    // Padding entries have a count of 0.
    return lines.some(
      ([suffix, count]) => suffix === digest.slice(prefixLength) && Number(count) > 0,
    );
  },
});
