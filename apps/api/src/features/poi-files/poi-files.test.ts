// Specification: §2.30, §2.35
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import type { Db } from '../../platform/database/database.ts';

const host = { host: 'localhost:3000' };
const walk = 'SRID=4326;LINESTRING Z (0.7 47.3 50.5, 0.7 47.35 80, 0.7 47.4 60)';
const addTrace = async (db: Db, poiId: string, line: string) => {
  const version = `(SELECT id FROM poi_version WHERE poi_id = '${poiId}' AND status = 'published')`;
  await db.$executeRawUnsafe(`INSERT INTO tour (version_id) VALUES (${version})`);
  await db.$executeRawUnsafe(`INSERT INTO trace (version_id, line) VALUES (${version}, '${line}')`);
};

describe('GET /pois/:poiId/calendar.ics', () => {
  it('200: downloads the upcoming dates of an event, without its past one, with a link to its page', async () => {
    const { create, get } = await startApi();
    const { id } = await create.poi({
      slugFr: 'bal-tours',
      label: 'Bal',
      periods: [
        { startDate: '2026-06-01' },
        { startDate: '2026-06-20', startTime: '20:30' },
        { startDate: '2026-06-27', startTime: '20:30' },
      ],
    });
    const { status, headers, text } = await get(`/pois/${id}/calendar.ics`, {}, host);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="bal-tours.ics"');
    expect(text.match(/DTSTART;TZID.*/g)).toEqual([
      'DTSTART;TZID=Europe/Paris:20260620T203000',
      'DTSTART;TZID=Europe/Paris:20260627T203000',
    ]);
    expect(text).toContain('URL;VALUE=URI:http://localhost:3000/evenement/bal-tours\r\n');
  });

  it('200: downloads the past date of an event that is over', async () => {
    const { create, get } = await startApi();
    const { id } = await create.poi({ periods: [{ startDate: '2026-06-01' }] });
    expect((await get(`/pois/${id}/calendar.ics`)).text).toContain('DTSTART;VALUE=DATE:20260601');
  });

  it('poi_undated for a permanent place, poi_not_found for a draft or unknown id, poi_gone if archived', async () => {
    const { create, get } = await startApi();
    const codeOf = async (poi: { id: string }) =>
      (await get(`/pois/${poi.id}/calendar.ics`)).body.code;
    expect(await codeOf(await create.poi({ isPermanent: true }))).toBe('poi_undated');
    expect(await codeOf(await create.poi({ status: 'draft' }))).toBe('poi_not_found');
    expect(await codeOf({ id: '019b0000-0000-7000-8000-000000000000' })).toBe('poi_not_found');
    expect(await codeOf(await create.poi({ status: 'archived' }))).toBe('poi_gone');
  });
});

describe('GET /pois/:poiId/trace.gpx', () => {
  it('200: writes every point of the trace with its altitude, and escapes markup in the name', async () => {
    const { create, get, db } = await startApi();
    const { id } = await create.poi({
      label: 'Vignes & <b>moulins</b>',
      slugFr: 'vignes',
      isPermanent: true,
    });
    await addTrace(db, id, walk);
    const { status, headers, text } = await get(`/pois/${id}/trace.gpx`, {}, host);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/gpx+xml; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="vignes.gpx"');
    expect(text).toContain('<name>Vignes &amp; &lt;b&gt;moulins&lt;/b&gt;</name>');
    expect(text.match(/<trkpt.*/g)).toEqual([
      '<trkpt lat="47.3" lon="0.7"><ele>50.5</ele></trkpt>',
      '<trkpt lat="47.35" lon="0.7"><ele>80</ele></trkpt>',
      '<trkpt lat="47.4" lon="0.7"><ele>60</ele></trkpt>',
    ]);
  });

  it('200: omits an unknown altitude, which is null in GET /pois/:poiId', async () => {
    const { create, get, db } = await startApi();
    const { id } = await create.poi();
    await addTrace(db, id, 'SRID=4326;LINESTRING (0.7 47.3, 0.7 47.4)');
    expect((await get(`/pois/${id}/trace.gpx`)).text).toContain('<trkpt lat="47.4" lon="0.7"/>');
    expect((await get(`/pois/${id}`)).body.tour.trace[1]).toMatchObject({
      lat: 47.4,
      altitudeM: null,
    });
  });

  it('trace_not_found without a trace, poi_not_found for a draft or unknown id, poi_gone if archived', async () => {
    const { create, get } = await startApi();
    const codeOf = async (poi: { id: string }) =>
      (await get(`/pois/${poi.id}/trace.gpx`)).body.code;
    expect(await codeOf(await create.poi())).toBe('trace_not_found');
    expect(await codeOf(await create.poi({ status: 'draft' }))).toBe('poi_not_found');
    expect(await codeOf({ id: '019b0000-0000-7000-8000-000000000000' })).toBe('poi_not_found');
    expect(await codeOf(await create.poi({ status: 'archived' }))).toBe('poi_gone');
  });
});
