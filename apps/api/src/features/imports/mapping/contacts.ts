import { isContactEmail } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { limits } from '@parages/contracts/vocabulary/limits';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { phoneNumbersIn } from './phone-number.ts';
import { toPlainLine } from './plain-text.ts';
import type { Contact } from './poi-draft.ts';

export type RawContact = {
  legalName: string | undefined;
  emails: readonly string[];
  phoneNumbers: readonly string[];
  websites: readonly string[];
};

const urlMaxLength = 2000;

export function toWebAddress(text: string): string | null {
  const trimmed = text.trim();
  const complete = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!/^https?:\/\//i.test(complete) || /[\s<>"]/.test(complete) || complete.length > urlMaxLength)
    return null;
  if (!URL.canParse(complete)) return null;
  const url = new URL(complete);
  return url.username === '' && url.hostname.includes('.') ? url.href : null;
}

const firstOnes = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].slice(0, limits.contactEntries);

function toEmail(text: string): string | null {
  const email = text.trim();
  return isContactEmail(email) ? email.toLowerCase() : null;
}

export function toContact(type: Contact['type'], raw: RawContact): Contact | null {
  const emails = firstOnes(raw.emails.map(toEmail));
  const phoneNumbers = firstOnes(raw.phoneNumbers.flatMap(phoneNumbersIn));
  const websites = firstOnes(raw.websites.map(toWebAddress));
  if (emails.length + phoneNumbers.length + websites.length === 0) return null;
  return { type, legalName: toPlainLine(raw.legalName), emails, phoneNumbers, websites };
}

/** With its telephone numbers written as imports write them; one that they cannot read is kept. */
export const withPhoneNumbers = (contact: Contact): Contact => ({
  ...contact,
  phoneNumbers: firstOnes(
    contact.phoneNumbers.flatMap((text) => {
      const numbers = phoneNumbersIn(text);
      return numbers.length === 0 ? [text] : numbers;
    }),
  ),
});

const lists = ['emails', 'phoneNumbers', 'websites'] as const;
type Entries = Pick<Contact, (typeof lists)[number]>;

/** Addresses that differ by `http`, `www.` or a last slash are one. */
const keyOf = (entry: string): string =>
  entry
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

const entriesOf = (contact: Entries): string[] => lists.flatMap((list) => contact[list]);

const filterEntries = (contact: Entries, keep: (entry: string) => boolean): Entries => ({
  emails: contact.emails.filter(keep),
  phoneNumbers: contact.phoneNumbers.filter(keep),
  websites: contact.websites.filter(keep),
});

const isSameName = (a: string | null, b: string | null): boolean =>
  a === null || b === null || foldWords(a) === foldWords(b);

/** The contact to which another one, with a common entry and no other name, belongs. */
const isSame = (one: Contact, other: Contact): boolean => {
  if (!isSameName(one.legalName, other.legalName)) return false;
  const known = new Set(entriesOf(one).map(keyOf));
  return entriesOf(other).some((entry) => known.has(keyOf(entry)));
};

const join = (one: Contact, other: Contact): Contact => {
  const known = new Set(entriesOf(one).map(keyOf));
  const added = filterEntries(other, (entry) => !known.has(keyOf(entry)));
  const most = limits.contactEntries;
  return {
    ...one,
    legalName: one.legalName ?? other.legalName,
    emails: [...one.emails, ...added.emails].slice(0, most),
    phoneNumbers: [...one.phoneNumbers, ...added.phoneNumbers].slice(0, most),
    websites: [...one.websites, ...added.websites].slice(0, most),
  };
};

/**
 * Feeds repeat the same telephone number, e-mail address or website in several contacts. Contacts of
 * one name with a common entry become one; an entry that an earlier contact has is left out of
 * the others, and so is a contact without any other entry.
 */
export function mergeContacts(contacts: readonly Contact[]): Contact[] {
  const merged: Contact[] = [];
  for (const contact of contacts) {
    const at = merged.findIndex((earlier) => isSame(earlier, contact));
    const same = merged[at];
    if (same === undefined) merged.push(contact);
    else merged[at] = join(same, contact);
  }
  const seen = new Set<string>();
  return merged.flatMap((contact) => {
    const own = filterEntries(contact, (entry) => !seen.has(keyOf(entry)));
    const entries = entriesOf(own);
    for (const entry of entries) seen.add(keyOf(entry));
    return entries.length === 0 ? [] : [{ ...contact, ...own }];
  });
}
