import { limits } from '../limits.ts';

// What turns a name into a link where a mail program shows it, also in the full-width forms that domain names allow.
const ofLinks = /[/\\:@\uff0f\uff1a\uff20\p{Cc}]|[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}/u;

/** Whether a text may be the first or last name of a person: 40 characters at most, no link, no `/`, `\\`, `:` or `@`. Empty may. */
export const isPersonName = (text: string): boolean =>
  text.length <= limits.account.maxNameLength && !ofLinks.test(text);
