import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { postgis } from '@electric-sql/pglite-postgis';
import { lockFolder } from './pglite-lock.ts';
import { pgliteEngine } from './wire/pglite-engine.ts';
import { wireServer } from './wire/wire-server.ts';

const [folder = '', port = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
let unlock = (): void => undefined;

try {
  unlock = await lockFolder(folder, Number(port));
  const db = await PGlite.create({
    dataDir: path.join(folder, 'pglite'),
    extensions: { postgis, pg_trgm, unaccent, btree_gist },
  });
  const server = wireServer({ engine: pgliteEngine(db) });
  await server.listen(Number(port), '127.0.0.1');

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    await db.close();
    unlock();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.send?.({ isReady: true });
} catch (error) {
  unlock();
  process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
