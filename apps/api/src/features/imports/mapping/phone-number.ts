import { isPhoneText } from '@parages/contracts/vocabulary/events/phone-numbers';
import { isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * Accepts French numbers, and others with their country code. Checks the format, not whether the
 * number is in service.
 */
export const isCallable = (text: string): boolean =>
  isPhoneText(text) && isValidPhoneNumber(text, 'FR');
