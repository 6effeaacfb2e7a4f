// The second character of the department is a letter in Corsica (W2A1…) and overseas (W9R1…).
const format = /^W\d[\dA-Z]\d{7}$/;

/** A typed number of the directory of associations (RNA), in capitals and without its spaces. */
export const bareRna = (text: string): string =>
  text.replace(/[\s\u00a0\u202f]/gu, '').toUpperCase();

/** Whether a text is `W` and nine more characters, as the directory writes them. */
export const isRna = (text: string): boolean => format.test(text);
