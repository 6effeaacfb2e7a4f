import type { Locale as SiteLocale } from '@parages/contracts/vocabulary/site/locales';
import type { Locale } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';

/** The languages of the calendar. Both write the day first and begin the week on Monday. */
export type PickerLocale = SiteLocale;

/** The calendar's own words and orders, per language. */
export const calendarLocales: Record<PickerLocale, Locale> = { fr, en: enGB };

/** The tag `Intl` knows, per language. */
export const localeTags: Record<PickerLocale, string> = { fr: 'fr-FR', en: 'en-GB' };
