const writtenAsNumber = /^\+?[\d\s().-]{6,24}$/;

/** Whether a text is written as a telephone number: digits with what separates them, at most 25 characters. */
export const isPhoneText = (text: string): boolean => writtenAsNumber.test(text);
