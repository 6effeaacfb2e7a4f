import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { hashText } from './random.ts';
import { scenesPerTheme } from './scene-ids.ts';

/** The drawn scene that stands in for a poi without a picture: always the same one for the same poi. A media file id. */
export const fallbackPictureId = (theme: Theme | null, poiId: string): string =>
  `${theme ?? 'parages'}-${(hashText(poiId) % scenesPerTheme) + 1}`;
