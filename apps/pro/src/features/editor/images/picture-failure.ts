import { isRefusal } from '@parages/contracts/api-problem';
import { sayLimit } from '../../../lib/say-limit.ts';
import { say } from './words.ts';

const sentences: Readonly<Record<string, string>> = {
  picture_too_large: 'tooLarge',
  payload_too_large: 'tooLarge',
  picture_too_small: 'tooSmall',
  picture_unreadable: 'unreadable',
  unsupported_media_type: 'unreadable',
  pictures_busy: 'busy',
  picture_credits_missing: 'credits',
};

/** Why a picture could not be added, as a sentence that names it. §8 "Image upload". */
export function pictureFailure(error: unknown, name: string): string {
  const limit = sayLimit(error);
  if (limit !== undefined) return `${name}\u00a0: ${limit}`;
  const told = isRefusal(error) ? sentences[error.code] : undefined;
  return told === undefined
    ? `${say('failed.unknown')}\u00a0: ${name}`
    : say(`failed.${told}`, { name });
}
