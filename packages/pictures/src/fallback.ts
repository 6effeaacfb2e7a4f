import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { hashText } from './random.ts';
import { scenesPerTheme } from './scene-ids.ts';

/** The media file id of the drawn scene for a poi without a picture; deterministic. */
export const fallbackPictureId = (theme: Theme | null, poiId: string): string =>
  `${theme ?? 'parages'}-${(hashText(poiId) % scenesPerTheme) + 1}`;
