import type { Locale as SiteLocale } from '@parages/contracts/vocabulary/site/locales';
import type { Locale } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';

/** Both languages write the day first and start the week on Monday. */
export type PickerLocale = SiteLocale;

export const calendarLocales: Record<PickerLocale, Locale> = { fr, en: enGB };

export const localeTags: Record<PickerLocale, string> = { fr: 'fr-FR', en: 'en-GB' };
