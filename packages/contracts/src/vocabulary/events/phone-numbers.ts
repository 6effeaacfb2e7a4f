const writtenAsNumber = /^\+?[\d\s().-]{6,24}$/;

/** Whether a text looks like a telephone number: digits and separators, at most 25 characters. */
export const isPhoneText = (text: string): boolean => writtenAsNumber.test(text);
