// Specification: §6.16
import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { writeCampaign } from '../../../../test/records/create-campaign.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { refreshPoi } from '../../../../test/records/create-poi.ts';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import { lifecycleMailsService } from '../../editing/lifecycle/lifecycle-mails.service.ts';
import { automaticMergesService } from '../../moderation/merging/automatic-merges.service.ts';
import { detectDuplicates } from '../detection/detect-duplicates.ts';
import { mergeTwins } from './merge-twins.ts';

type Origin = { source: string; extId: string; organisationId?: string };

const ofTeam = { source: 'openagenda', extId: '4217' };
const vendor = 'openagenda.com';

async function bench() {
  const parts = await startWorkerParts();
  const { db, clock, mails, createPoi, signIn } = parts;
  const log = { warn: vi.fn() };
  const failures: Error[] = [];
  const add = async ({ organisationId, ...origin }: Origin, publishedAt: string, label = 'Bal') => {
    const { id } = await createPoi({ label, publishedAt });
    await db.poi.update({
      where: { id },
      data: { ...origin, organisationId: organisationId ?? null },
    });
    return id;
  };
  /** The event of an organisation that follows an address of this host. */
  const follow = async (host: string, publishedAt: string, extId = 'agenda:openagenda:4217') => {
    const owner = await signIn({ permissions: ['poi_editor'] });
    const members = [{ id: owner.id, role: 'owner' as const }];
    const { id: organisationId } = await createOrganisation(db, { members });
    const source = { id: uuidv7(), organisationId, url: `https://${host}/x`, host };
    await db.followedSource.create({ data: { ...source, createdAt: clock.now() } });
    await db.followedRecord.create({ data: { sourceId: source.id, extId } });
    const origin = { source: `import:${organisationId}`, extId, organisationId };
    return add(origin, publishedAt);
  };
  /** The event of a source that the team follows. */
  const followForTeam = async (host: string, name: string, publishedAt: string) => {
    const source = { id: uuidv7(), poiSource: `followed:${host}:${name}`, host };
    const url = `https://${host}/${name}`;
    await db.followedSource.create({ data: { ...source, url, createdAt: clock.now() } });
    const extId = 'agenda:openagenda:4217';
    await db.followedRecord.create({ data: { sourceId: source.id, extId } });
    return add({ source: source.poiSource, extId }, publishedAt);
  };
  const origins = { site: 'https://parages.example', pro: 'https://pro.parages.example' };
  const letters = lifecycleMailsService({ mails });
  const merges = automaticMergesService({ db, clock, letters, origins });
  const failing: Pick<typeof merges, 'merge'> = {
    merge: async (pair) => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      return merges.merge(pair);
    },
  };
  const work = detectDuplicates({
    db,
    clock,
    log,
    onChecked: mergeTwins({ db, log, merges: failing }),
  });
  const merged = async () =>
    (await db.poi.findMany({ where: { mergedIntoId: { not: null } } })).map(
      ({ id, mergedIntoId }) => [id, mergedIntoId],
    );
  return { ...parts, add, follow, followForTeam, work, merged, merges, failures, log };
}

it('merges the event of the team into that of an organisation that follows the same record at the vendor, with an entry of the history', async () => {
  const { add, follow, work, merged, db } = await bench();
  const team = await add(ofTeam, '2026-05-01T10:00:00Z');
  const own = await follow(vendor, '2026-06-01T10:00:00Z');
  await work();
  expect(await merged()).toEqual([[team, own]]);
  expect(await db.poiMerge.findMany()).toMatchObject([
    { poiId: team, keptId: own, isAutomatic: true },
  ]);
  expect(await db.poiHistory.findMany()).toMatchObject([
    { poiId: team, actorKind: 'system', actorId: null, action: 'merged', toStatus: 'archived' },
  ]);
  expect(await db.mailOutbox.count()).toBe(0);
  expect(await work()).toBe(0);
});

it('merges the later of two organisations’ events into the earlier one, and mails its owner', async () => {
  const { follow, work, merged, db } = await bench();
  const later = await follow(vendor, '2026-06-01T10:00:00Z');
  const earlier = await follow(vendor, '2026-05-01T10:00:00Z');
  await work();
  expect(await merged()).toEqual([[later, earlier]]);
  expect(await db.mailOutbox.findMany()).toMatchObject([{ kind: 'poi-merged' }]);
});

it('merges the later event of two addresses of the team that give the same record into the earlier one, unless one is at another host', async () => {
  const { followForTeam, work, merged, db } = await bench();
  await followForTeam('autre.example', 'a', '2026-04-01T10:00:00Z');
  const later = await followForTeam(vendor, 'b', '2026-06-01T10:00:00Z');
  const earlier = await followForTeam(vendor, 'c', '2026-05-01T10:00:00Z');
  await work();
  expect(await merged()).toEqual([[later, earlier]]);
  expect(await db.mailOutbox.count()).toBe(0);
});

it.each([
  [
    'at another host, which could serve any identifier',
    'openagenda.com.attacker.example',
    undefined,
  ],
  ['with another identifier', vendor, 'agenda:openagenda:4218'],
  ['of another vendor', vendor, 'agenda:datatourisme:4217'],
])('leaves a record %s to the moderators', async (_case, host, extId) => {
  const { add, follow, work, merged, db } = await bench();
  await add(ofTeam, '2026-05-01T10:00:00Z');
  await follow(host, '2026-06-01T10:00:00Z', extId);
  await work();
  expect(await merged()).toEqual([]);
  expect(await db.duplicatePair.count({ where: { refusedAt: null } })).toBe(1);
});

it('leaves the same record with another title, place or day alone', async () => {
  const { add, follow, work, merged, db } = await bench();
  await add(ofTeam, '2026-05-01T10:00:00Z', 'Marché aux fleurs');
  await follow(vendor, '2026-06-01T10:00:00Z');
  await work();
  expect(await merged()).toEqual([]);
  expect(await db.duplicatePair.count()).toBe(0);
});

it('leaves an event that is being edited, one that a campaign promotes, and two events whose merge was undone', async () => {
  const { add, follow, work, merged, db, clock } = await bench();
  const team = await add(ofTeam, '2026-05-01T10:00:00Z');
  const own = await follow(vendor, '2026-06-01T10:00:00Z');
  const again = async () => {
    await db.duplicateCheck.create({ data: { poiId: team } });
    await work();
    return merged();
  };
  const draft = await db.poiVersion.create({
    data: { id: uuidv7(), poiId: team, number: 2, status: 'draft', label: 'Bal' },
  });
  await work();
  expect(await merged()).toEqual([]);
  await db.poiVersion.delete({ where: { id: draft.id } });
  const { organisationId = '' } = await db.poi.findUniqueOrThrow({ where: { id: own } });
  const { campaignId } = await writeCampaign(db, {
    organisationId: String(organisationId),
    poiId: team,
    title: 'Été',
  });
  await db.$executeRawUnsafe(
    `INSERT INTO campaign_slot (campaign_id, poi_id, period, kind) VALUES ($1::uuid, $2::uuid, '[2026-06-01,2026-07-01)', 'active')
     ON CONFLICT DO NOTHING`,
    campaignId,
    team,
  );
  expect(await again()).toEqual([]);
  await db.$executeRawUnsafe('DELETE FROM campaign_slot');
  const undone = { isAutomatic: true, formerSlugs: [], versions: {}, undoneAt: clock.now() };
  const ids = { id: uuidv7(), poiId: team, keptId: own };
  await db.poiMerge.create({ data: { ...undone, ...ids, mergedAt: clock.now() } });
  expect(await again()).toEqual([]);
});

it('does not merge an event that was hidden, or whose draft was saved while the merge waited for it', async () => {
  const { add, follow, merged, merges, db } = await bench();
  const poiId = await add(ofTeam, '2026-05-01T10:00:00Z');
  const keptId = await follow(vendor, '2026-06-01T10:00:00Z');
  const isEnabled = (value: boolean) =>
    db.poi.update({ where: { id: poiId }, data: { isEnabled: value } });
  await isEnabled(false);
  expect(await merges.merge({ poiId, keptId })).toBe(false);
  await isEnabled(true);
  let merging: Promise<boolean> | undefined;
  await db.$transaction(async (tx) => {
    await tx.$queryRawUnsafe('SELECT id::text FROM poi WHERE id = $1::uuid FOR UPDATE', poiId);
    merging = merges.merge({ poiId, keptId });
    const waiting = () => tx.$queryRawUnsafe<unknown[]>('SELECT 1 FROM pg_locks WHERE NOT granted');
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
    const draft = { id: uuidv7(), poiId, number: 2, status: 'draft', label: 'Bal' } as const;
    await tx.poiVersion.create({ data: draft });
  });
  expect(await merging).toBe(false);
  expect(await merged()).toEqual([]);
});

it.each([
  ['a deadlock, and merges its pair in the next batch', { code: '40P01' }, 2],
  ['another failure, and leaves its pair to the moderators', {}, 1],
])('merges the other pairs of a batch after %s', async (_case, details, count) => {
  const { add, follow, work, merged, failures, log, db } = await bench();
  for (const record of ['4217', '4218']) {
    await add({ ...ofTeam, extId: record }, '2026-05-01T10:00:00Z');
    await follow(vendor, '2026-06-01T10:00:00Z', `agenda:openagenda:${record}`);
  }
  failures.push(Object.assign(new Error('failed'), details));
  await work();
  expect(await merged()).toHaveLength(count);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(await db.duplicateCheck.count()).toBe(0);
});

it('leaves a pair that a moderator refused alone, also once its title has changed, and after it was no pair', async () => {
  const { add, follow, work, merged, db, clock } = await bench();
  const team = await add(ofTeam, '2026-05-01T10:00:00Z', 'Loto');
  const own = await follow(vendor, '2026-06-01T10:00:00Z');
  const rename = async (label: string) => {
    await db.poiVersion.updateMany({ where: { poiId: team }, data: { label } });
    await refreshPoi(db, team, clock.now());
    await work();
    expect(await merged()).toEqual([]);
    return db.duplicatePair.findMany({ select: { refusedAt: true } });
  };
  const [firstId = '', secondId = ''] = [team, own].sort();
  const facts = { distanceM: 0, likeness: 1, firstFacts: 'a', secondFacts: 'b' };
  await db.duplicatePair.create({
    data: { firstId, secondId, ...facts, foundAt: clock.now(), refusedAt: clock.now() },
  });
  expect(await rename('Bals')).toEqual([{ refusedAt: null }]);
  expect(await rename('Loto')).toEqual([{ refusedAt: clock.now() }]);
  expect(await rename('Bal')).toEqual([{ refusedAt: null }]);
});
