import { limits } from '../limits.ts';

// Characters with which a mail program turns a name into a link, also in the full-width forms that
// domain names allow; and control characters.
const ofLinks = /[/\\:@\uff0f\uff1a\uff20\p{Cc}]|[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}/u;

/**
 * Whether a text is a valid first or last name: 40 characters at most, no domain name, no `/`,
 * `\`, `:`, `@` or control character. The empty text is valid.
 */
export const isPersonName = (text: string): boolean =>
  text.length <= limits.account.maxNameLength && !ofLinks.test(text);
