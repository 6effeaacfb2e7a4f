import { createHmac, timingSafeEqual } from 'node:crypto';

/** `address` receives the answers; `key` signs, 32 bytes in hexadecimal. */
export type ReplySettings = { address: string; key: string };

const macBytes = 12;
const idLength = 32;
// The digits of the id and of the proof.
const token = /^[0-9a-f]{56}$/;

const partsOf = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
};
const withHyphens = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Addresses to answer a message of the team. The token names the message and proves its recipient:
 * only digits and letters in lower case, since mail programs change the case of an address, and at
 * most 64 characters before the `@` (RFC 5321, section 4.5.3.1.1).
 */
export function replyAddresses({ address, key }: ReplySettings) {
  const [local, domain] = partsOf(address);
  const macOf = (messageId: string, accountId: string): Buffer =>
    createHmac('sha256', Buffer.from(key, 'hex'))
      .update(`reply to ${messageId} by ${accountId}`)
      .digest()
      .subarray(0, macBytes);
  return {
    of: (messageId: string, accountId: string): string =>
      `${local}+${messageId.replaceAll('-', '')}${macOf(messageId, accountId).toString('hex')}@${domain}`,

    /** The message and the proof in the first of the addresses that is one of ours; else null. */
    read: (addresses: readonly string[]): { messageId: string; mac: string } | null => {
      for (const one of addresses) {
        const [name, host] = partsOf(one);
        const found = name.slice(local.length + 1);
        if (host !== domain || !name.startsWith(`${local}+`) || !token.test(found)) continue;
        return { messageId: withHyphens(found.slice(0, idLength)), mac: found.slice(idLength) };
      }
      return null;
    },

    isGenuine: ({ messageId, mac }: { messageId: string; mac: string }, accountId: string) =>
      timingSafeEqual(macOf(messageId, accountId), Buffer.from(mac, 'hex')),
  };
}

export type ReplyAddresses = ReturnType<typeof replyAddresses>;
