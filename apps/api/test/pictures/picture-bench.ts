import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { diskPictureStore } from '../../src/gateways/picture-store/disk-picture-store.ts';
import type { PictureStore } from '../../src/gateways/picture-store/picture-store.ts';
import type { Db } from '../../src/platform/database/database.ts';

export function pictureFolder(): { folder: () => string; store: () => PictureStore } {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parages-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return { folder: () => folder, store: () => diskPictureStore(folder) };
}

export const listShown = (db: Db, poiId: string) =>
  db.$queryRawUnsafe<
    { id: string; sourceUrl: string | null; title: string | null; isMain: boolean }[]
  >(
    `SELECT m.id, m.source_url AS "sourceUrl", m.title, m.id = v.main_media_id AS "isMain" FROM poi_version v
     JOIN poi_media x ON x.version_id = v.id JOIN media m ON m.id = x.media_id AND m.kind = 'file' WHERE v.poi_id = $1::uuid ORDER BY x.rank`,
    poiId,
  );
