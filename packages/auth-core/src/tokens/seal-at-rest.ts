import type { Database } from '../database/database.ts';
import { isSealed, type KeyCipher, type SealedRow, WrongEncryptionKey } from './key-cipher.ts';
import { listSecrets, setSecret } from './secret.store.ts';
import { listKeys, lockKeys, setPrivateKey } from './signing-key.store.ts';

type Stored = { row: SealedRow; text: string; write: (sealed: string) => Promise<number> };

/**
 * Encrypts every key of the database with the current key: plain ones of an older version, and
 * those of the previous key. Refuses plain rows beside encrypted ones: this core writes none, so
 * another writer inserted them.
 * @throws {WrongEncryptionKey} when a row cannot be decrypted, or is plain beside encrypted ones;
 * then no row has changed
 */
export async function sealAtRest(db: Database, cipher: KeyCipher): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    const keys = await listKeys(tx);
    const secrets = await listSecrets(tx);
    const stored: Stored[] = [
      ...keys.map(
        ({ id, privatePem }): Stored => ({
          row: { table: 'signing_key', id },
          text: privatePem,
          write: (sealed) => setPrivateKey(tx, id, sealed),
        }),
      ),
      ...secrets.map(
        ({ name, value }): Stored => ({
          row: { table: 'secret', id: name },
          text: value,
          write: (sealed) => setSecret(tx, name, sealed),
        }),
      ),
    ];
    const isFirstTime = !stored.some(({ text }) => isSealed(text));
    for (const { row, text, write } of stored) {
      if (!isFirstTime && !isSealed(text))
        throw new WrongEncryptionKey(`${row.table} ${row.id} is not encrypted, though others are`);
      const clear = isFirstTime ? text : cipher.open(row, text);
      if (!cipher.isCurrent(text)) await write(cipher.seal(row, clear));
    }
  });
}
