// Specification: §12.11
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import { agendaUrl, sourceBench } from '../../../../test/source-bench.ts';

const bench = async () => sourceBench(await startApi());
const visitor = { id: '', email: '', headers: {} };

describe('POST /org/sources', () => {
  it('201: creates a source in the state "checking", which a worker is to read', async () => {
    const { attach, organiser } = await bench();
    const { editor, organisationId } = await organiser();
    const { status, body } = await attach(editor, organisationId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      organisation: { id: organisationId, name: 'Comité des fêtes' },
      url: agendaUrl,
      status: 'checking',
      isWaiting: true,
      name: null,
      format: null,
      preview: null,
      outcome: null,
      missing: [],
      fault: null,
      failures: 0,
      createdAt: '2026-06-10T10:00:00Z',
      attemptedAt: null,
      pulledAt: null,
      nextPullAt: '2026-06-10T10:00:00Z',
    });
  });

  it('201: returns an address that the organisation has attached before unchanged, also one requested twice at once', async () => {
    const { attach, organiser, db } = await bench();
    const { editor, organisationId } = await organiser();
    const twice = await Promise.all([
      attach(editor, organisationId),
      attach(editor, organisationId, `webcal://agenda.example/fetes.ics#top`),
    ]);
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    expect(await db.followedSource.count()).toBe(1);
  });

  it.each([
    ['ftp://agenda.example/fetes.ics'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    ['https://user:secret@agenda.example/'],
    ['http://'],
    ['pas une adresse'],
  ])('422 source_address_refused: refuses %s', async (url) => {
    const { attach, organiser, db } = await bench();
    const { editor, organisationId } = await organiser();
    expect((await attach(editor, organisationId, url)).body.code).toBe('source_address_refused');
    expect(await db.followedSource.count()).toBe(0);
  });

  it('400 request_invalid: names an empty address, and one that is too long as typed or encoded', async () => {
    const { attach, organiser } = await bench();
    const { editor, organisationId } = await organiser();
    const { maxUrlLength } = followedSourceLimits;
    const tooLong = `https://agenda.example/${'x'.repeat(maxUrlLength)}`;
    const tooLongEncoded = `https://agenda.example/${'é'.repeat(maxUrlLength / 4)}`;
    for (const url of [' ', tooLong, tooLongEncoded])
      expect((await attach(editor, organisationId, url)).body).toMatchObject({
        code: 'request_invalid',
        errors: [{ pointer: '/body/url' }],
      });
  });

  it('401, 403: refuses without session, verified address or permission, and a reader of the organisation', async () => {
    const { attach, organiser, signIn } = await bench();
    const { reader, organisationId } = await organiser();
    const codeOf = async (as: typeof visitor) => (await attach(as, organisationId)).body.code;
    expect(await codeOf(visitor)).toBe('session_missing');
    expect(await codeOf(await signIn({ isVerified: false, permissions: ['poi_editor'] }))).toBe(
      'email_unverified',
    );
    expect(await codeOf(await signIn())).toBe('permission_missing');
    expect(await codeOf(reader)).toBe('permission_missing');
  });

  it('404, 409, 403: refuses an organisation that is not the editor’s, unknown, not yet approved or suspended', async () => {
    const { attach, organiser, db } = await bench();
    const [{ editor, organisationId }, other] = [await organiser(), await organiser('Autre')];
    const codeFor = async (id: string) => (await attach(editor, id)).body.code;
    expect(await codeFor(other.organisationId)).toBe('organisation_not_found');
    expect(await codeFor(uuidv7())).toBe('organisation_not_found');
    const become = (status: string) =>
      db.organisation.update({ where: { id: organisationId }, data: { status, reason: 'x' } });
    await become('pending');
    expect(await codeFor(organisationId)).toBe('organisation_not_approved');
    await become('suspended');
    expect(await codeFor(organisationId)).toBe('organisation_suspended');
  });

  it('409 quota_reached: refuses a 21st address of an organisation, in parallel too', async () => {
    const { attach, organiser, db } = await bench();
    const { editor, organisationId } = await organiser();
    await db.followedSource.createMany({
      data: Array.from({ length: quotas.sources - 1 }, (_, index) => ({
        id: uuidv7(),
        organisationId,
        url: `https://agenda.example/${index}`,
        host: 'agenda.example',
        createdAt: new Date('2026-06-09T10:00:00Z'),
      })),
    });
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => attach(editor, organisationId, `https://${name}.example/`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'quota_reached',
      quota: { name: 'sources', most: 20 },
    });
  });
});

describe('GET /org/sources and /org/sources/{sourceId}', () => {
  it('200: lists the sources of the organisations of a member, or of one of them, newest first', async () => {
    const { attach, organiser, send, later } = await bench();
    const [{ editor, reader, organisationId }, other] = [
      await organiser(),
      await organiser('Autre'),
    ];
    await attach(editor, organisationId, 'https://a.example/');
    later(1);
    await attach(editor, organisationId, 'https://b.example/');
    await attach(other.editor, other.organisationId, 'https://c.example/');
    const urlsOf = async (as: typeof visitor, query = {}) =>
      (await send('GET', '/org/sources', { as, query })).body.items.map(
        ({ url }: { url: string }) => url,
      );
    const own = ['https://b.example/', 'https://a.example/'];
    expect(await urlsOf(editor)).toEqual(own);
    expect(await urlsOf(reader, { organisationId })).toEqual(own);
  });

  it('404: refuses the list of another organisation, and a source of another one or none', async () => {
    const { attach, organiser, send } = await bench();
    const [{ editor }, other] = [await organiser(), await organiser('Autre')];
    const { id } = (await attach(other.editor, other.organisationId)).body;
    const query = { organisationId: other.organisationId };
    expect((await send('GET', '/org/sources', { as: editor, query })).body.code).toBe(
      'organisation_not_found',
    );
    for (const sourceId of [id, uuidv7()])
      expect((await send('GET', `/org/sources/${sourceId}`, { as: editor })).body.code).toBe(
        'source_not_found',
      );
  });
});

it('a source of an organisation that is not approved waits for no reading', async () => {
  const { attach, organiser, read, db } = await bench();
  const { editor, organisationId } = await organiser();
  const { id } = (await attach(editor, organisationId)).body;
  expect(await read(editor, id)).toMatchObject({ isWaiting: true });
  const pending = { status: 'pending', reason: 'x' };
  await db.organisation.update({ where: { id: organisationId }, data: pending });
  expect(await read(editor, id)).toMatchObject({ isWaiting: false });
});

describe('POST /org/sources/{sourceId}/following', () => {
  it('200: follows a source with a preview, which is then due at once; again without effect', async () => {
    const { attach, organiser, work, act, later } = await bench();
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    await work();
    later(5);
    const followed = await act(editor, id, 'following');
    expect(followed.body).toMatchObject({
      status: 'followed',
      isWaiting: true,
      nextPullAt: '2026-06-10T10:05:00Z',
    });
    later(1);
    expect((await act(editor, id, 'following')).body).toEqual(followed.body);
  });

  it('409 source_transition_forbidden: refuses to follow a source without a preview', async () => {
    const { attach, organiser, act } = await bench();
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    expect((await act(editor, id, 'following')).body.code).toBe('source_transition_forbidden');
  });
});

describe('POST /org/sources/{sourceId}/pull', () => {
  it('200: makes a followed source due, and has a source that is not followed checked again', async () => {
    const { follow, act, later, attach, answerWith, work } = await bench();
    const { editor, organisationId, id } = await follow();
    later(2);
    expect((await act(editor, id, 'pull')).body).toMatchObject({
      status: 'followed',
      isWaiting: true,
    });
    answerWith({ kind: 'failed', fault: 'answer_missing', retryAfterS: null });
    const failed = (await attach(editor, organisationId, 'https://b.example/')).body;
    await work();
    later(2);
    expect((await act(editor, failed.id, 'pull')).body).toMatchObject({ status: 'checking' });
  });

  it('429 source_limited: refuses a pull within a minute of the last reading, and says when to come back', async () => {
    const { attach, organiser, act, work } = await bench();
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    await work();
    const { body, headers } = await act(editor, id, 'pull');
    expect([body.code, headers['retry-after']]).toEqual(['source_limited', '60']);
  });
});

describe('GET /org/sources/{sourceId}/reports', () => {
  it('200: lists nothing before the first pull; 401, 404: refuses without session, and another organisation', async () => {
    const { attach, organiser, send } = await bench();
    const { editor, reader, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    const reports = (as: typeof visitor) => send('GET', `/org/sources/${id}/reports`, { as });
    expect((await reports(reader)).body).toEqual({ items: [] });
    expect((await reports(visitor)).body.code).toBe('session_missing');
    const stranger = await organiser('Autre comité');
    expect((await reports(stranger.editor)).body.code).toBe('source_not_found');
  });
});

describe('DELETE /org/sources/{sourceId}', () => {
  it('200: removes the source and leaves its events; attached again, it finds them unchanged', async () => {
    const { follow, send, db, attach, work, act, read, later } = await bench();
    const { editor, organisationId, id } = await follow();
    const { status, body } = await send('DELETE', `/org/sources/${id}`, { as: editor });
    expect([status, body]).toEqual([200, { items: [] }]);
    expect(await db.poi.count()).toBe(1);
    later(1);
    const again = (await attach(editor, organisationId)).body;
    await work();
    await act(editor, again.id, 'following');
    later(1);
    await work();
    expect(await read(editor, again.id)).toMatchObject({ outcome: { created: 0, unchanged: 1 } });
  });
});

it('403, 404: a reader, a member of a suspended organisation and another editor can neither follow, pull nor detach a source', async () => {
  const { attach, organiser, send, db } = await bench();
  const [{ editor, reader, organisationId }, other] = [await organiser(), await organiser('Autre')];
  const { id } = (await attach(editor, organisationId)).body;
  const codesOf = async (as: typeof visitor) => {
    const answers = [
      await send('POST', `/org/sources/${id}/following`, { as }),
      await send('POST', `/org/sources/${id}/pull`, { as }),
      await send('DELETE', `/org/sources/${id}/missing`, { as }),
      await send('DELETE', `/org/sources/${id}`, { as }),
    ];
    return [...new Set(answers.map(({ body }) => body.code))];
  };
  expect(await codesOf(visitor)).toEqual(['session_missing']);
  expect(await codesOf(reader)).toEqual(['permission_missing']);
  expect(await codesOf(other.editor)).toEqual(['source_not_found']);
  const suspended = { status: 'suspended', reason: 'x' };
  await db.organisation.update({ where: { id: organisationId }, data: suspended });
  // A suspended organisation gives its members no permission.
  for (const code of await codesOf(editor))
    expect(['organisation_suspended', 'permission_missing']).toContain(code);
  expect(await db.followedSource.count()).toBe(1);
});
