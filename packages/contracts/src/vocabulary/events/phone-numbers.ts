const writtenAsNumber = /^\+?[\d\s().-]{6,24}$/;

/**
 * Whether a text looks like a telephone number: an optional `+`, then 6 to 24 digits, spaces, dots,
 * brackets or hyphens.
 */
export const isPhoneText = (text: string): boolean => writtenAsNumber.test(text);
