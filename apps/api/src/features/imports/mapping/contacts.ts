import { isContactEmail } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { limits } from '@parages/contracts/vocabulary/limits';
import { isCallable } from './phone-number.ts';
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
  const phoneNumbers = firstOnes(
    raw.phoneNumbers.map((phone) => (isCallable(phone.trim()) ? phone.trim() : null)),
  );
  const websites = firstOnes(raw.websites.map(toWebAddress));
  if (emails.length + phoneNumbers.length + websites.length === 0) return null;
  return { type, legalName: toPlainLine(raw.legalName), emails, phoneNumbers, websites };
}
