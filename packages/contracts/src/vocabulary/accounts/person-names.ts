import { limits } from '../limits.ts';

// Characters with which a mail program turns a name into a link, also in the full-width forms that
// domain names allow; and control characters, which could break a line.
const ofLinks = /[/\\:@\uff0f\uff1a\uff20\p{Cc}]|[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}/u;

/**
 * Whether a text is a valid first or last name: at most 40 UTF-16 code units, no `/`, `\`, `:`, `@`
 * or control character, and no dot before two letters or digits, as in a domain name. The empty
 * text is valid.
 */
export const isPersonName = (text: string): boolean =>
  text.length <= limits.account.maxNameLength && !ofLinks.test(text);
