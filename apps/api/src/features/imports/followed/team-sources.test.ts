// Specification: §6.10
import { quotas } from '@parages/contracts/vocabulary/quotas';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import {
  agendaUrl,
  calendarAnswer,
  concert,
  sourceBench,
  writeCalendar,
} from '../../../../test/source-bench.ts';

/** `attachForTeam` attaches an address for no organisation. */
async function bench() {
  const all = sourceBench(await startApi());
  const member = await all.signIn({ permissions: ['batch_import'] });
  const attachForTeam = (url = agendaUrl, as = member) =>
    all.send('POST', '/org/sources', { as, body: { url } });
  const list = async (as = member) =>
    (await all.send('GET', '/org/sources', { as, query: { owner: 'team' } })).body;
  const follow = async (url = agendaUrl): Promise<string> => {
    const { id } = (await attachForTeam(url)).body;
    await all.work();
    await all.act(member, id, 'following');
    all.later(1);
    await all.work();
    return String(id);
  };
  return { ...all, member, attachForTeam, list, follow };
}

describe('an address of the team', () => {
  it('is attached once, listed apart from those of organisations, and read by each member of the team', async () => {
    const { attachForTeam, attach, organiser, list, signIn, send, read } = await bench();
    const twice = await Promise.all([attachForTeam(), attachForTeam()]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    const { editor, organisationId } = await organiser();
    await attach(editor, organisationId);
    const colleague = await signIn({ permissions: ['batch_import'] });
    const { items } = await list(colleague);
    expect(items).toMatchObject([{ organisation: null, url: agendaUrl, isWaiting: true }]);
    expect(await read(colleague, items[0].id)).toMatchObject({ organisation: null });
    const own = (await send('GET', '/org/sources', { as: editor })).body;
    expect(own.items).toMatchObject([{ organisation: { id: organisationId } }]);
  });

  it('403, 404: neither an editor nor a visitor can list, read or change it', async () => {
    const { attachForTeam, list, organiser, send, db } = await bench();
    const { id } = (await attachForTeam()).body;
    const { editor } = await organiser();
    expect((await attachForTeam(agendaUrl, editor)).body.code).toBe('permission_missing');
    expect((await list(editor)).code).toBe('permission_missing');
    const answers = [
      await send('GET', `/org/sources/${id}`, { as: editor }),
      await send('GET', `/org/sources/${id}/reports`, { as: editor }),
      await send('POST', `/org/sources/${id}/following`, { as: editor }),
      await send('POST', `/org/sources/${id}/pull`, { as: editor }),
      await send('DELETE', `/org/sources/${id}/missing`, { as: editor }),
      await send('DELETE', `/org/sources/${id}`, { as: editor }),
    ];
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['source_not_found']));
    expect(await db.followedSource.count()).toBe(1);
  });

  it('404: a member of the team outside an organisation cannot read or change its addresses', async () => {
    const { attach, organiser, send, member, db } = await bench();
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    const body = { organisationId, url: 'https://other.example/' };
    expect((await send('POST', '/org/sources', { as: member, body })).body.code).toBe(
      'organisation_not_found',
    );
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/following'],
      ['DELETE', ''],
    ] as const) {
      const answer = await send(method, `/org/sources/${id}${path}`, { as: member });
      expect(answer.body.code).toBe('source_not_found');
    }
    expect(await db.followedSource.count()).toBe(1);
  });

  it('409 quota_reached: is refused beyond the quota of the team', async () => {
    const { attachForTeam, db, clock } = await bench();
    await db.followedSource.createMany({
      data: Array.from({ length: quotas.teamSources }, (_, index) => ({
        id: uuidv7(),
        poiSource: `followed:${index}`,
        url: `https://agenda.example/${index}`,
        host: 'agenda.example',
        createdAt: clock.now(),
      })),
    });
    expect((await attachForTeam()).body).toMatchObject({ code: 'quota_reached' });
  });

  it('publishes its complete events at once, without an organisation, and keeps the others as drafts', async () => {
    const { answerWith, follow, read, member, db } = await bench();
    const other = { UID: 'b', SUMMARY: 'x', DTSTART: '20260714' };
    answerWith(calendarAnswer(writeCalendar(concert, other)));
    const id = await follow();
    expect(await read(member, id)).toMatchObject({ status: 'followed', outcome: { created: 2 } });
    const pois = await db.poi.findMany({ include: { versions: true }, orderBy: { extId: 'asc' } });
    expect(pois).toMatchObject([
      { extId: 'agenda:b', organisationId: null, versions: [{ status: 'draft' }] },
      { extId: 'agenda:concert', organisationId: null, versions: [{ status: 'published' }] },
    ]);
    expect(pois[1]?.slugFr).not.toBeNull();
  });

  it('keeps its events apart from those of another one with the same identifiers, and finds them when attached again', async () => {
    const { follow, send, member, read, db } = await bench();
    const first = await follow();
    await follow('https://other.example/fetes.ics');
    expect(await db.poi.count()).toBe(2);
    const detached = await send('DELETE', `/org/sources/${first}`, { as: member });
    expect(detached.body.items).toMatchObject([{ url: 'https://other.example/fetes.ics' }]);
    const again = await follow();
    expect(await read(member, again)).toMatchObject({ outcome: { created: 0, unchanged: 1 } });
    expect(await db.poi.count()).toBe(2);
  });

  it('lists an event to come that it no longer gives, until the team keeps it', async () => {
    const { follow, answerWith, later, work, read, send, member } = await bench();
    const id = await follow();
    answerWith(calendarAnswer(writeCalendar({ ...concert, UID: 'autre' })));
    later(24 * 60);
    await work();
    expect((await read(member, id)).missing).toMatchObject([{ title: 'Concert au kiosque' }]);
    const kept = await send('DELETE', `/org/sources/${id}/missing`, { as: member });
    expect(kept.body.missing).toEqual([]);
  });
});
