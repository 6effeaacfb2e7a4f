const writtenAsNumber = /^\+?[\d\s().-]{6,24}$/;

/**
 * Whether a text looks like a telephone number: 6 to 24 digits and separators, after a `+` or not.
 */
export const isPhoneText = (text: string): boolean => writtenAsNumber.test(text);
