import { isPhoneText } from '@parages/contracts/vocabulary/events/phone-numbers';
import {
  findPhoneNumbersInText,
  isValidPhoneNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const country = 'FR';
/** A field of several numbers and words; the rest of a longer one is dropped. */
const textMaxLength = 300;

/**
 * Accepts French numbers, and others with their country code. Checks the format, not whether the
 * number is in service.
 */
export const isCallable = (text: string): boolean =>
  isPhoneText(text) && isValidPhoneNumber(text, country);

/** A French number as it is written in France, another one with its country code. */
const write = (number: PhoneNumber): string =>
  number.countryCallingCode === '33' ? number.formatNational() : number.formatInternational();

/** The valid numbers of a field, such as « Tél. : 0247000000 ou 06-12-34-56-78 », written alike. */
export function phoneNumbersIn(field: string): string[] {
  const text = field.slice(0, textMaxLength).trim();
  const only = isCallable(text) ? parsePhoneNumberFromString(text, country) : undefined;
  const found =
    only === undefined ? findPhoneNumbersInText(text, country).map(({ number }) => number) : [only];
  return found.filter((number) => number.isValid()).map(write);
}
