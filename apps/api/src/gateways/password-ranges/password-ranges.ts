import { createHash } from 'node:crypto';
import { askBytes } from '../../platform/outside/ask-bytes.ts';

export type CompromisedPasswords = {
  /** @throws when the service fails or answers too late */
  isListed: (password: string) => Promise<boolean>;
};

const prefixLength = 5;

/**
 * Protocol of Have I Been Pwned. The service never learns the password, since it gets only five
 * digits of its SHA-1; padding hides the size of the answer from an eavesdropper.
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
