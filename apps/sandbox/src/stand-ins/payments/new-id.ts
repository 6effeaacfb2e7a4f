import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id with Stripe's prefix of that kind: `cs_test_…`, `pi_…`. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
