import { refusalKey } from '../../../lib/problem-key.ts';
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

/** `name` is the file name or the URL of the picture. §8 "Image upload". */
export function pictureFailure(error: unknown, name: string): string {
  const limit = sayLimit(error);
  if (limit !== undefined) return `${name}\u00a0: ${limit}`;
  const key = refusalKey(keys, error);
  return key ? say(`failed.${key}`, { name }) : `${say('failed.unknown')}\u00a0: ${name}`;
}

export const changeFailure = (error: unknown): string =>
  sayLimit(error) ?? say(isVersionStale(error) ? 'failed.stale' : 'failed.change');
