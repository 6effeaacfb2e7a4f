// Specification: §6.10
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../../test/servers/start-api.ts';
import {
  agendaUrl,
  calendarAnswer,
  concert,
  sourceBench,
  writeCalendar,
} from '../../../../../test/source-bench.ts';
import { sourceWorkRepository } from '../worker/source-work.repository.ts';

const categories = { tags: [], features: [], options: [], knownOptions: [] };

/** A followed event, whose themes the organiser has edited. */
async function bench() {
  const all = sourceBench(await startApi());
  const { db, send, answerWith, later, work } = all;
  answerWith(calendarAnswer(writeCalendar(concert), { etag: '"1"' }));
  const { editor, reader, id } = await all.follow();
  const { id: poiId } = await db.poi.findFirstOrThrow();
  const edit = async (themes: string[]) => {
    const { editVersion: version } = await db.poi.findFirstOrThrow();
    await db.poiVersion.updateMany({ data: { status: 'draft' } });
    const body = { version, themes, ...categories };
    const answer = await send('PATCH', `/org/pois/${poiId}/categories`, { as: editor, body });
    expect(answer.status).toBe(200);
  };
  await edit(['fetes']);
  const list = (as = editor) => send('GET', `/org/sources/${id}/locks`, { as });
  const release = (field: string, as = editor, of = poiId) =>
    send('DELETE', `/org/sources/${id}/locks/${of}`, { as, query: { field } });
  const pull = async () => {
    later(24 * 60);
    await work();
    const [version] = await db.poiVersion.findMany();
    return version?.themes;
  };
  return { ...all, editor, reader, id, poiId, edit, list, release, pull };
}

describe('the fields that readings of a source leave as they are', () => {
  it('200: are listed with their event, also for a reader of the organisation', async () => {
    const { list, reader, poiId } = await bench();
    for (const as of [undefined, reader]) {
      const { status, body } = await list(as);
      expect([status, body]).toEqual([
        200,
        { items: [{ poiId, title: 'Concert au kiosque', fields: ['themes'] }] },
      ]);
    }
  });

  it('200: are given back one by one; the next reading writes what the source says, though its content is the same', async () => {
    const { release, pull, asked } = await bench();
    expect(await pull()).toEqual(['fetes']);
    expect(await release('title')).toMatchObject({ status: 200, body: { items: [{}] } });
    expect(await pull()).toEqual(['fetes']);
    for (const _ of ['once', 'twice'])
      expect(await release('themes')).toMatchObject({ status: 200, body: { items: [] } });
    expect(await pull()).toEqual(['concerts']);
    expect(asked.at(-1)).toMatchObject({ etag: null });
  });

  it('keep an edit again that comes after a release', async () => {
    const { release, edit, later, list, pull } = await bench();
    await release('themes');
    later(1);
    await edit(['cinema']);
    expect((await list()).body.items).toMatchObject([{ fields: ['themes'] }]);
    expect(await pull()).toEqual(['cinema']);
  });

  it('200: given back while a reading is under way, are written by the next one, which asks for the content again', async () => {
    const { db, clock, id, release, pull, asked, later } = await bench();
    expect(await pull()).toEqual(['fetes']);
    later(24 * 60);
    const work = sourceWorkRepository(db);
    const now = clock.now();
    const claimed = await work.claim({ now, until: now, spacedFrom: now });
    expect(claimed).toMatchObject({ id, etag: '"1"' });
    await release('themes');
    const validators = { etag: '"1"', lastModified: null };
    const settled = { status: 'followed', failures: 0, fault: null, nextPullAt: now, validators };
    await work.settle({ sourceId: id, turn: claimed?.turn ?? 0 }, settled, now);
    expect(await pull()).toEqual(['concerts']);
    expect(asked.at(-1)).toMatchObject({ etag: null });
    await pull();
    expect(asked.at(-1)).toMatchObject({ etag: '"1"' });
  });

  it('200: of an event of the team, which a moderator has published by hand, are given back as well', async () => {
    const { db, send, signIn, work, act, later } = sourceBench(await startApi());
    const as = await signIn({ permissions: ['batch_import', 'poi_mod'] });
    const { id } = (await send('POST', '/org/sources', { as, body: { url: agendaUrl } })).body;
    await work();
    await act(as, id, 'following');
    later(1);
    await work();
    const { id: poiId } = await db.poi.findFirstOrThrow();
    const version = async () => (await db.poi.findFirstOrThrow()).editVersion;
    await db.poiVersion.updateMany({ data: { status: 'draft' } });
    const edited = { version: await version(), themes: ['fetes'], ...categories };
    await send('PATCH', `/org/pois/${poiId}/categories`, { as, body: edited });
    await db.poiVersion.updateMany({ data: { status: 'accepted' } });
    const body = { version: await version() };
    const published = await send('POST', `/org/pois/${poiId}/publication`, { as, body });
    expect(published).toMatchObject({ status: 200, body: { status: 'published' } });
    const path = `/org/sources/${id}/locks`;
    expect((await send('GET', path, { as })).body.items).toMatchObject([{ fields: ['themes'] }]);
    await send('DELETE', `${path}/${poiId}`, { as, query: { field: 'themes' } });
    later(24 * 60);
    await work();
    expect(await db.poiVersion.findMany()).toMatchObject([
      { status: 'published', themes: ['concerts'] },
    ]);
  });

  it('400, 403, 404: cannot be given back by a reader or another organisation, nor of another event or field', async () => {
    const { release, reader, organiser, list } = await bench();
    const { editor: stranger } = await organiser('Autre');
    const other = '0197a000-0000-7000-8000-00000000b0a1';
    const answers = [
      await release('themes', reader),
      await release('themes', stranger),
      await list(stranger),
      await release('themes', undefined, other),
      await release('hail'),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'permission_missing',
      'source_not_found',
      'source_not_found',
      'poi_not_found',
      'request_invalid',
    ]);
    expect((await list()).body.items).toHaveLength(1);
  });
});
