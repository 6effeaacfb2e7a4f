/** The greeting of a mail; without a name when the first name is empty. */
export const hello = (firstName: string): string =>
  firstName === '' ? 'Hello,' : `Hello ${firstName},`;
