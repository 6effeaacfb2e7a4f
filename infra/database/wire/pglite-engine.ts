import type { PGlite } from '@electric-sql/pglite';
import type { Engine } from './wire-server.ts';

/** `runExclusive` lets nothing else run between the messages of one call. */
export const pgliteEngine = (db: PGlite): Engine => ({
  execute: (messages) =>
    db.runExclusive(async () => {
      const parts: Buffer[] = [];
      await db.execProtocolRawStream(messages, {
        onRawData: (part) => parts.push(Buffer.from(part)),
      });
      return Buffer.concat(parts);
    }),
});
