import type { Locale as SiteLocale } from '@parages/contracts/vocabulary/site/locales';
import type { Locale } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';

/** The languages of the calendar. Both write the day first and start the week on Monday. */
export type PickerLocale = SiteLocale;

/** date-fns locale of each language, for the calendar. */
export const calendarLocales: Record<PickerLocale, Locale> = { fr, en: enGB };

/** BCP 47 tag of each language, for `Intl`. */
export const localeTags: Record<PickerLocale, string> = { fr: 'fr-FR', en: 'en-GB' };
