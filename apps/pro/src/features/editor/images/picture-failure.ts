import { isRefusal } from '@parages/contracts/api-problem';
import { sayLimit } from '../../../lib/say-limit.ts';
import { isVersionStale } from '../saving/use-save-tabs.ts';
import { say } from './images.fr.ts';

const keys = {
  picture_too_large: 'tooLarge',
  payload_too_large: 'tooLarge',
  picture_too_small: 'tooSmall',
  picture_unreadable: 'unreadable',
  unsupported_media_type: 'unreadable',
  pictures_full: 'full',
  pictures_busy: 'busy',
  picture_credits_missing: 'credits',
  poi_version_stale: 'stale',
} as const;

const isKnown = (code: string): code is keyof typeof keys => Object.hasOwn(keys, code);

/**
 * Why a picture could not be added, as a sentence; `name` is its file name or URL. §8 "Image
 * upload".
 */
export function pictureFailure(error: unknown, name: string): string {
  const limit = sayLimit(error);
  if (limit !== undefined) return `${name}\u00a0: ${limit}`;
  return isRefusal(error) && isKnown(error.code)
    ? say(`failed.${keys[error.code]}`, { name })
    : `${say('failed.unknown')}\u00a0: ${name}`;
}

/** The error sentence for a move, a removal or new details of a picture that failed. */
export const changeFailure = (error: unknown): string =>
  say(isVersionStale(error) ? 'failed.stale' : 'failed.unknown');
