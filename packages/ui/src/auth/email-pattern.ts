// The pattern of the product: local part, an @ sign, then a domain or a bracketed IP address.
const pattern = /^[^\s@]+@(?:[^\s@.[\]]+(?:\.[^\s@.[\]]+)+|\[[\da-f.:]+\])$/i;

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: string): boolean => pattern.test(text);
