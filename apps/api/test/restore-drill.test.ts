import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { backUpDatabase } from '../../../infra/backup/back-up.ts';
import { archiveCommand, createFolder, partsOf } from '../../../infra/backup/backup-folder.ts';
import { copyPictures } from '../../../infra/backup/picture-copies.ts';
import { restoreDatabase } from '../../../infra/backup/restore.ts';
import { ensureDatabaseExists, onDatabase, withClient } from '../../../infra/database/connect.ts';
import { findPostgres, type NativePostgres } from '../../../infra/database/find-postgres.ts';
import { migrate } from '../../../infra/database/migrations.ts';
import { startCluster } from '../../../infra/database/private-cluster.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createOrganisation } from './records/create-organisation.ts';
import { rounds } from './rounds.ts';
import { closeAfterTest } from './servers/close-after-test.ts';
import { openTestDatabase } from './servers/test-database.ts';
import { createUsers } from './signed-in.ts';

/** An event with a picture that a client has created: when it asked, and when it had the answers. */
type Written = { poiId: string; label: string; askedAt: number; toldAt: number; picture?: Shown };
type Shown = { id: string; sha256: string; toldAt: number };

const restores = rounds(1, 10);
const secondsOfWrites = rounds(3, 20);
const soon = { timeout: 30_000, interval: 50 };
const databaseName = 'parages';
const root = mkdtempSync(path.join(tmpdir(), 'parages-restore-'));
// Its parts belong to the account that runs PostgreSQL.
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folders = {
  cluster: path.join(root, 'cluster'),
  pictures: path.join(root, 'pictures'),
  backup: path.join(root, 'backup'),
};

function findPrograms(): NativePostgres {
  const native = findPostgres();
  if (native === undefined) throw new Error('PostgreSQL with PostGIS is needed');
  return native;
}

async function serve(url: string, pictures: string) {
  const db = openTestDatabase(url, { statementTimeoutMs: 20_000 });
  const users = createUsers(db, systemClock.now);
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  const config = readConfig({ ...environment, DATABASE_URL: url, PICTURES_FOLDER: pictures });
  const { readViewer } = users;
  const app = await buildApp({ config, db, clock: systemClock, readViewer });
  await app.ready();
  return {
    db,
    signIn: users.signIn,
    agent: request(app.server),
    close: async () => {
      await app.close();
      await db.$disconnect();
    },
  };
}

type Service = Awaited<ReturnType<typeof serve>>;

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function readPicture(
  { agent }: Service,
  id: string,
  headers: Record<string, string>,
): Promise<string | number> {
  const answer = await agent.get(`/mediafile/${id}`).query({ w: 320 }).set(headers).buffer();
  return answer.status === 200 ? sha256Of(answer.body) : answer.status;
}

const paint = (index: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: { r: index % 256, g: Math.floor(index / 256), b: 99 },
    },
  })
    .png()
    .toBuffer();

/** Writes until `untilMs`, one request after the other; each answer enters the ledger. */
async function write(service: Service, ledger: Written[], untilMs: number): Promise<void> {
  const { agent, db, signIn } = service;
  const { headers, id } = await signIn();
  const { id: organisationId } = await createOrganisation(db, { members: [{ id, role: 'owner' }] });
  for (let index = 0; Date.now() < untilMs; index += 1) {
    const [askedAt, label] = [Date.now(), `Bal ${index}`];
    const created = await agent
      .post('/api/v1/org/pois')
      .set(headers)
      .send({ organisationId, label });
    expect([created.status, created.text]).toEqual([201, expect.any(String)]);
    const poiId: string = created.body.id;
    const written: Written = { poiId, label, askedAt, toldAt: Date.now() };
    ledger.push(written);
    const added = await agent
      .post(`/api/v1/org/pois/${poiId}/media`)
      .set(headers)
      .attach('file', await paint(index), 'x.png');
    expect([added.status, added.text]).toEqual([201, expect.any(String)]);
    const toldAt = Date.now();
    const pictureId: string = added.body.mediaFileId;
    const sha256 = String(await readPicture(service, pictureId, headers));
    written.picture = { id: pictureId, sha256, toldAt };
  }
}

/** Ends the current segment of the log, and waits until it is archived. */
async function archiveLog(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
    );
    await expect
      .poll(async () => {
        const archived = await client.query<{ last: string | null }>(
          'SELECT last_archived_wal AS last FROM pg_stat_archiver',
        );
        return (archived.rows[0]?.last ?? '') >= (rows[0]?.segment ?? '');
      }, soon)
      .toBe(true);
  });
}

/** Compares a restored service with the answers that clients had before the moment. */
async function compare(service: Service, ledger: Written[], moment: number): Promise<void> {
  const { db, signIn } = service;
  const found = await db.poiVersion.findMany({ select: { poiId: true, label: true } });
  const labels = new Map(found.map(({ poiId, label }) => [poiId, label]));
  const before = ledger.filter(({ toldAt }) => toldAt < moment);
  expect(before.map(({ poiId }) => labels.get(poiId))).toEqual(before.map(({ label }) => label));
  const after = ledger.filter(({ askedAt }) => askedAt > moment);
  expect(after.filter(({ poiId }) => labels.has(poiId))).toEqual([]);
  const { headers } = await signIn({ permissions: ['image_mod'] });
  for (const { picture } of before)
    if (picture && picture.toldAt < moment)
      expect(await readPicture(service, picture.id, headers)).toBe(picture.sha256);
}

it(`after a restore to a random moment, database and pictures match the answers that clients had, ${restores} times`, {
  timeout: 600_000,
}, async () => {
  const native = findPrograms();
  for (const part of [folders.backup, partsOf(folders.backup).log]) createFolder(part);
  const cluster = await startCluster(folders.cluster, native, {
    isFast: true,
    sharedBuffers: '64MB',
    settings: [
      'synchronous_commit=on',
      'archive_mode=on',
      `archive_command=${archiveCommand(folders.backup)}`,
    ],
  });
  closeAfterTest(cluster.stop);
  const url = onDatabase(cluster.url, databaseName);
  await ensureDatabaseExists(onDatabase(cluster.url, 'postgres'), databaseName);
  await migrate({ engine: 'native', url });

  const service = await serve(url, folders.pictures);
  const ledger: Written[] = [];
  const writing = write(service, ledger, Date.now() + secondsOfWrites * 1000 + 2000);
  const backingUp = backUpDatabase(url, folders.backup, native).then(() => Date.now());
  const [firstMoment] = await Promise.all([backingUp, writing]);
  const lastMoment = Date.now();
  await copyPictures(folders.pictures, partsOf(folders.backup).pictures);
  await archiveLog(url);
  await service.close();
  cluster.stop();
  for (const lost of [folders.cluster, folders.pictures]) rmSync(lost, { recursive: true });

  for (let round = 0; round < restores; round += 1) {
    const moment = firstMoment + Math.floor(Math.random() * (lastMoment - firstMoment));
    const folder = path.join(root, `restored-${round}`);
    createFolder(folder);
    await restoreDatabase(folders.backup, new Date(moment), path.join(folder, 'pg'));
    const pictures = path.join(folder, 'pictures');
    await copyPictures(partsOf(folders.backup).pictures, pictures);
    const restored = await startCluster(folder, native, { isFast: true, sharedBuffers: '64MB' });
    closeAfterTest(restored.stop);
    const restoredUrl = onDatabase(restored.url, databaseName);
    await expect
      .poll(
        () =>
          withClient(restoredUrl, async (client) => {
            const { rows } = await client.query<{ isOver: boolean }>(
              'SELECT NOT pg_is_in_recovery() AS "isOver"',
            );
            return rows[0]?.isOver;
          }),
        soon,
      )
      .toBe(true);
    const again = await serve(restoredUrl, pictures);
    await compare(again, ledger, moment);
    await again.close();
    restored.stop();
    rmSync(folder, { recursive: true });
  }
  const told = ledger.filter(({ toldAt }) => toldAt > firstMoment);
  expect(told.length).toBeGreaterThan(secondsOfWrites / 2);
});
