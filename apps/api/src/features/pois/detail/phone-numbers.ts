import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Poi } from './poi-detail.schema.ts';

const isInternational = (text: string): boolean => /^\s*(?:\+|00)/.test(text);

/**
 * Each number once, in the order of its first form. A valid number typed with a country code is in
 * the international form, "+33 2 61 91 00 00"; others are as typed, since a number without a
 * country code may be of overseas France, which does not have +33.
 */
export function distinctPhoneNumbers(typed: readonly string[]): string[] {
  const numbers = new Map<string, string>();
  for (const text of typed) {
    const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'FR', extract: false });
    const phone = parsed?.isValid() ? parsed : undefined;
    const key = phone?.number ?? text;
    if (phone && isInternational(text)) numbers.set(key, phone.formatInternational());
    else if (!numbers.has(key)) numbers.set(key, text);
  }
  return [...numbers.values()];
}

export const withDistinctPhoneNumbers = (poi: Poi): Poi => ({
  ...poi,
  contacts: poi.contacts.map((contact) => ({
    ...contact,
    phoneNumbers: distinctPhoneNumbers(contact.phoneNumbers),
  })),
});
