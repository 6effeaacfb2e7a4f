const maxLength = 254;
const maxLocalLength = 64;

// Excludes the characters that mean a second recipient, a name or a comment in a mail header.
const recipient =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+@(?:[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+|\[\d{1,3}(?:\.\d{1,3}){3}\])$/u;
const asciiDomain = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

const split = (address: string): { local: string; host: string } => {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), host: address.slice(at + 1) };
};

/**
 * Whether a text is exactly one mail address. Hosts without a dot and international domains are
 * accepted.
 */
export const isRecipient = (text: string): boolean =>
  text.length <= maxLength && recipient.test(text);

/**
 * Whether an account or a form may have this address (specification §5): its host is an ASCII
 * domain with a dot, or an IPv4 address in square brackets.
 */
export function isEmailAddress(text: string): boolean {
  if (!isRecipient(text)) return false;
  const { local, host } = split(text);
  return (
    local.split('.').every((part) => part !== '') &&
    (host.startsWith('[') || asciiDomain.test(host))
  );
}

/**
 * Whether an event may have this contact address. The domain may be international, but not a
 * bracketed IP address. An address with an apostrophe is refused, because some imported feeds put
 * apostrophes around addresses.
 */
export function isContactEmail(text: string): boolean {
  if (!isRecipient(text) || text.includes("'")) return false;
  const { local, host } = split(text);
  const labels = host.split('.');
  return (
    local.length <= maxLocalLength &&
    !host.startsWith('[') &&
    labels.length > 1 &&
    labels.every((label) => label !== '') &&
    (labels.at(-1) ?? '').length > 1
  );
}
