import { isPhoneText } from '@parages/contracts/vocabulary/events/phone-numbers';
import { isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * Whether a text is a telephone number that can be called from France: a French one, or one with
 * its country code. Checks the number format of the country, not whether the number is in service.
 */
export const isCallable = (text: string): boolean =>
  isPhoneText(text) && isValidPhoneNumber(text, 'FR');
