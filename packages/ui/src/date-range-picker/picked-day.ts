import { formatLongDay as inEnglish } from '../format/day.en.ts';
import { formatLongDay as inFrench } from '../format/day.fr.ts';
import type { PickerLocale } from './picker-locale.ts';

/** "samedi 14 juin 2025", "Saturday 14 June 2025" for an ISO day. */
export const formatPickedDay = (day: string, locale: PickerLocale): string => (locale === 'fr' ? inFrench : inEnglish)(day);
