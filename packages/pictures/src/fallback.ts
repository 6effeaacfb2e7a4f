import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { hashText } from './random.ts';
import { picturesPerTheme } from './scene-ids.ts';

/**
 * The media file id of the drawing for a poi without a picture. It depends on the poi alone, not on
 * the row that shows it.
 */
export const fallbackPictureId = (theme: Theme | null, poiId: string): string =>
  `${theme ?? 'parages'}-${(hashText(poiId) % picturesPerTheme) + 1}`;
