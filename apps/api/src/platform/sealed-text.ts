import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export type Sealer = {
  /** `row` names the table and the row that hold the text: in another row it does not open. */
  seal: (row: string, text: string) => string;
  /** @throws for a changed text, another row and another key */
  open: (row: string, sealed: string) => string;
};

/**
 * Encrypts secrets for the database with AES-256-GCM, as nonce, text and tag in base64url.
 * @param hexKey 32 bytes in hexadecimal
 */
export function sealer(hexKey: string): Sealer {
  const key = Buffer.from(hexKey, 'hex');
  return {
    seal: (row, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(row));
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },
    open: (row, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opener.setAAD(Buffer.from(row)).setAuthTag(bytes.subarray(-tagBytes));
      const text = opener.update(bytes.subarray(nonceBytes, -tagBytes));
      return Buffer.concat([text, opener.final()]).toString('utf8');
    },
  };
}
