import { describe, expect, it } from 'vitest';
import { addPicture } from '../../../../test/editor.ts';
import {
  addressOf,
  countRows,
  openPartner,
  payload,
  submission,
} from '../../../../test/external-pois.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const renamed = (label: string) => ({ ...payload, dates: { ...payload.dates, label } });

describe('PUT of an event by its external id', () => {
  it('creates it with 201, then updates it with 200, and answers `unchanged` to the same payload, which writes nothing', async () => {
    const api = await startApi();
    const { put, read, editor } = await openPartner(api);
    const created = await put();
    expect(created).toMatchObject({
      status: 201,
      body: {
        outcome: 'created',
        isDryRun: false,
        poi: { status: 'draft', label: 'Bal', role: 'editor', contacts: payload.contacts },
      },
    });
    const poiId = String(created.body.poi.id);
    expect(await put(renamed('Bal folk'))).toMatchObject({
      status: 200,
      body: { outcome: 'updated', poi: { id: poiId, label: 'Bal folk' } },
    });
    const [rows, before] = [await countRows(api), await read()];
    api.clock.set('2026-06-11T10:00:00Z');
    expect(await put(renamed('Bal folk'))).toMatchObject({
      status: 200,
      body: { outcome: 'unchanged', poi: before },
    });
    expect([await countRows(api), await read()]).toEqual([rows, before]);
    const { items } = (await api.send('GET', `/org/pois/${poiId}/history`, { as: editor })).body;
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['saved', 'created']);
  });

  it('refuses what the editor refuses, with a pointer into the body, and writes nothing', async () => {
    const api = await startApi();
    const { put } = await openPartner(api);
    const rows = await countRows(api);
    const { status, body } = await put({
      ...payload,
      dates: {
        ...payload.dates,
        label: ' ',
        periods: [{ ...payload.dates.periods[0], startDate: '2026-07-15' }],
      },
      contacts: [{ ...payload.contacts[0], emails: ['bal'] }],
    });
    expect([status, body.code]).toEqual([400, 'request_invalid']);
    expect(body.errors).toEqual([
      { pointer: '/body/dates/label', code: 'label_missing', detail: 'dates' },
      {
        pointer: '/body/dates/periods/0/startDate',
        code: 'period_start_after_end',
        detail: 'dates',
      },
      { pointer: '/body/contacts/0/emails/0', code: 'contact_email_invalid', detail: 'contacts' },
    ]);
    const unknown = await put({
      ...payload,
      categories: { ...payload.categories, features: ['Unknown'] },
    });
    expect(unknown.body.errors).toMatchObject([{ pointer: '/body/categories/features/0' }]);
    expect((await put({ ...payload, colour: 'red' })).body.code).toBe('request_invalid');
    expect((await put(payload, { source: 'Agenda' })).body.errors).toMatchObject([
      { pointer: '/path/source' },
    ]);
    expect(await countRows(api)).toEqual(rows);
  });

  it('submits a complete event to the moderators as the editor does, and an incomplete one not at all', async () => {
    const api = await startApi();
    const { put, read, decide, submitted } = await openPartner(api);
    const refused = await put({ ...payload, submission });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'poi_incomplete', errors: [{ pointer: '/images', code: 'images_missing' }] },
    });
    expect((await read()).code).toBe('poi_not_found');
    const poiId = await submitted();
    expect(await read()).toMatchObject({ status: 'in-review', autopublish: true });
    expect((await put({ ...payload, submission })).body.outcome).toBe('unchanged');
    await decide(poiId, 'acceptance');
    expect(await read()).toMatchObject({ status: 'published' });
    expect((await put({ ...payload, submission })).body).toMatchObject({
      outcome: 'unchanged',
      poi: { status: 'published', workingVersion: null },
    });
  });

  it('publishes a light change of a published event at once and sends another one to review, as the editor does', async () => {
    const api = await startApi();
    const { put, submitted, decide } = await openPartner(api);
    await decide(await submitted(), 'acceptance');
    const light = { ...payload, prices: { isFree: true, prices: [] }, submission };
    expect((await put(light)).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'published', prices: { isFree: true } },
    });
    expect((await put({ ...light, dates: renamed('Bal folk').dates })).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'in-review', label: 'Bal folk', publishedVersion: { label: 'Bal' } },
    });
  });

  it('takes an event back from review before it changes it, and submits it again', async () => {
    const api = await startApi();
    const { put, submitted, editor } = await openPartner(api);
    const poiId = await submitted();
    expect((await put({ ...renamed('Bal folk'), submission })).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'in-review', label: 'Bal folk' },
    });
    const { items } = (await api.send('GET', `/org/pois/${poiId}/history`, { as: editor })).body;
    expect(items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'submitted',
      'saved',
      'submission-withdrawn',
    ]);
  });

  it('does not send a refused event again before its payload changes', async () => {
    const api = await startApi();
    const { put, submitted, decide } = await openPartner(api);
    await decide(await submitted(), 'refusal', { reasons: ['DOUBLON'] });
    expect((await put({ ...payload, submission })).body).toMatchObject({
      outcome: 'unchanged',
      poi: { status: 'refused' },
    });
    expect((await put({ ...renamed('Bal folk'), submission })).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'in-review' },
    });
  });

  it('submits a change that was sent without `submission` once the same payload has it', async () => {
    const api = await startApi();
    const { put, submitted, decide } = await openPartner(api);
    await decide(await submitted(), 'acceptance');
    expect((await put(renamed('Bal folk'))).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'draft', publishedVersion: { label: 'Bal' } },
    });
    expect((await put({ ...renamed('Bal folk'), submission })).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'in-review', label: 'Bal folk' },
    });
    expect((await put({ ...renamed('Bal folk'), submission })).body.outcome).toBe('unchanged');
  });

  it('submits an event in review again for another `autopublish`, and only then', async () => {
    const api = await startApi();
    const { put, submitted } = await openPartner(api);
    await submitted();
    const other = { ...payload, submission: { autopublish: false } };
    expect((await put(other)).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'in-review', autopublish: false },
    });
    expect((await put(other)).body.outcome).toBe('unchanged');
    expect((await put()).body.outcome).toBe('unchanged');
    expect((await put({ ...payload, submission })).body).toMatchObject({
      outcome: 'updated',
      poi: { status: 'in-review', autopublish: true },
    });
  });

  it('keeps what people have changed in a tab whose payload stays the same, and tabs and pictures that it leaves out', async () => {
    const api = await startApi();
    const { put, read, editor } = await openPartner(api);
    const poiId = String((await put()).body.poi.id);
    await addPicture(api.db, poiId);
    const saved = await api.send('PATCH', `/org/pois/${poiId}/categories`, {
      as: editor,
      body: {
        version: (await read()).version,
        ...payload.categories,
        themes: ['famille'],
      },
    });
    expect(saved.status).toBe(200);
    const { contacts: _, ...others } = renamed('Bal folk');
    expect((await put(others)).body.outcome).toBe('updated');
    expect(await read()).toMatchObject({
      label: 'Bal folk',
      categories: { themes: ['famille'] },
      contacts: payload.contacts,
      images: [{ title: 'Le bal' }],
    });
    expect((await put()).body).toMatchObject({ poi: { categories: { themes: ['famille'] } } });
  });

  it('answers 410 for an archived event, 409 for a merged and a reassigned one, 409 for an accepted one', async () => {
    const api = await startApi();
    const { put, submitted, decide, remove, organisation } = await openPartner(api);
    const poiId = await submitted();
    await put({ ...payload, submission: { autopublish: false } });
    await api.db.poiVersion.updateMany({ where: { poiId }, data: { status: 'accepted' } });
    expect((await put(renamed('Bal folk'))).body.code).toBe('poi_transition_forbidden');
    await api.db.poiVersion.updateMany({ where: { poiId }, data: { status: 'in-review' } });
    await decide(poiId, 'acceptance');
    expect((await remove()).body).toEqual({ outcome: 'archived', isDryRun: false, poiId });
    expect(await put(renamed('Bal folk'))).toMatchObject({
      status: 410,
      body: { code: 'poi_gone' },
    });
    const { id: keptId } = await api.create.poi();
    await api.db.poi.update({ where: { id: poiId }, data: { mergedIntoId: keptId } });
    expect((await put()).body).toMatchObject({ code: 'poi_merged', detail: keptId });
    const other = await openPartner(api);
    await api.db.poi.update({
      where: { id: poiId },
      data: { organisationId: other.organisation.id },
    });
    expect((await put()).body.code).toBe('poi_reassigned');
    expect((await remove()).body.code).toBe('poi_not_found');
    expect(organisation.id).not.toBe(other.organisation.id);
  });

  it('writes the event that a file imported, by `import` and its `ext_id`', async () => {
    const api = await startApi();
    const { put, organisation } = await openPartner(api);
    const { id } = await api.create.poi();
    await api.db.poi.update({
      where: { id },
      data: {
        source: `import:${organisation.id}`,
        extId: '42',
        sourceHash: 'of the import',
        organisationId: organisation.id,
      },
    });
    const { status, body } = await put(renamed('Bal folk'), { source: 'import' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { outcome: 'updated', poi: { id, status: 'draft', label: 'Bal folk' } },
    });
  });

  it('a pending organisation may only write drafts, a suspended one nothing', async () => {
    const api = await startApi();
    const { put, organisation, editor } = await openPartner(api);
    const poiId = String((await put()).body.poi.id);
    await addPicture(api.db, poiId);
    const become = (status: string) =>
      api.db.organisation.update({
        where: { id: organisation.id },
        data: { status, reason: status === 'pending' ? null : 'Plainte' },
      });
    await become('pending');
    expect((await put({ ...payload, submission })).body.code).toBe('organisation_not_approved');
    expect((await put(renamed('Bal folk'))).body.outcome).toBe('updated');
    await become('suspended');
    expect((await put()).body.code).toBe('api_key_suspended');
    expect((await put(payload, { as: editor })).status).toBe(403);
  });

  it('counts the drafts that it creates in the quota of the organisation', async () => {
    const api = await startApi();
    const { put, organisation } = await openPartner(api);
    await api.db.$executeRawUnsafe(
      `WITH p AS (INSERT INTO poi (id, organisation_id, source, ext_id) SELECT gen_random_uuid(), $1::uuid, 'import:' || $1 || ':other', n::text FROM generate_series(1, 500) n RETURNING id)
       INSERT INTO poi_version (id, poi_id, number, status, label, description) SELECT gen_random_uuid(), id, 1, 'draft', 'Bal', '' FROM p`,
      organisation.id,
    );
    expect((await put()).body.code).toBe('quota_reached');
  });
});

describe('a dry run', () => {
  it('answers what would happen, of creation, update, submission and removal, and writes no row', async () => {
    const api = await startApi();
    const { put, read, remove } = await openPartner(api);
    const query = { dryRun: 'true' };
    const empty = await countRows(api);
    expect(await put(payload, { query })).toMatchObject({
      status: 200,
      body: { outcome: 'created', isDryRun: true, poi: { label: 'Bal', status: 'draft' } },
    });
    expect((await put({ ...payload, submission }, { query })).body.code).toBe('poi_incomplete');
    expect(await countRows(api)).toEqual(empty);
    await put();
    const [rows, before] = [await countRows(api), await read()];
    expect((await put(renamed('Bal folk'), { query })).body).toMatchObject({
      outcome: 'updated',
      poi: { label: 'Bal folk' },
    });
    expect((await put(payload, { query })).body.outcome).toBe('unchanged');
    expect((await remove('42', query)).body).toMatchObject({ outcome: 'deleted', isDryRun: true });
    expect([await countRows(api), await read()]).toEqual([rows, before]);
  });
});

describe('DELETE by the external id', () => {
  it('deletes an event that was never published, even from review, and creates it anew afterwards', async () => {
    const api = await startApi();
    const { put, submitted, remove } = await openPartner(api);
    const poiId = await submitted();
    expect(await remove()).toMatchObject({
      status: 200,
      body: { outcome: 'deleted', isDryRun: false, poiId },
    });
    expect((await remove()).body.code).toBe('poi_not_found');
    expect((await put()).body).toMatchObject({ outcome: 'created' });
  });

  it('archives a published event once', async () => {
    const api = await startApi();
    const { submitted, decide, remove, read } = await openPartner(api);
    await decide(await submitted(), 'acceptance');
    expect((await remove()).body.outcome).toBe('archived');
    expect((await remove()).body.outcome).toBe('unchanged');
    expect((await read()).status).toBe('archived');
  });
});

describe('the external ids of two organisations', () => {
  it('are independent, and neither reads nor removes the event of the other', async () => {
    const api = await startApi();
    const [mine, theirs] = [await openPartner(api), await openPartner(api)];
    const first = await mine.put(renamed('Mon bal'));
    expect((await theirs.read()).code).toBe('poi_not_found');
    expect((await theirs.remove()).body.code).toBe('poi_not_found');
    const second = await theirs.put();
    expect(second.body.outcome).toBe('created');
    expect(second.body.poi.id).not.toBe(first.body.poi.id);
    expect((await mine.read()).label).toBe('Mon bal');
    const named = { organisationId: mine.organisation.id };
    const answers = [
      await theirs.put(payload, { query: named }),
      await api.send('GET', addressOf('42'), { as: theirs.caller, query: named }),
      await theirs.remove('42', named),
    ].map(({ status, body }) => `${status} ${body.code}`);
    expect(answers).toEqual([
      '404 organisation_not_found',
      '404 poi_not_found',
      '404 organisation_not_found',
    ]);
  });

  it('an account with several organisations names one; a reader of it may only read', async () => {
    const api = await startApi();
    const [first, second] = [await openPartner(api), await openPartner(api)];
    const { editor, organisation } = first;
    expect((await first.put(payload, { as: editor })).status).toBe(201);
    await api.db.membership.create({
      data: { organisationId: second.organisation.id, accountId: editor.id, role: 'reader' },
    });
    expect(await first.put(payload, { as: editor })).toMatchObject({
      status: 400,
      body: { code: 'organisation_unnamed' },
    });
    const of = (organisationId: string) => ({ as: editor, query: { organisationId } });
    expect((await first.put(payload, of(organisation.id))).body.outcome).toBe('unchanged');
    await second.put();
    expect((await first.put(payload, of(second.organisation.id))).status).toBe(403);
    const read = await api.send('GET', addressOf('42'), of(second.organisation.id));
    expect(read).toMatchObject({ status: 200, body: { role: 'reader' } });
  });
});
