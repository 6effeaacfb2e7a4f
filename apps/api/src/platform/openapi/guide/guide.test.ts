import { problems } from '@parages/contracts/vocabulary/problems';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../../../../test/change-feed.ts';
import { openPartner } from '../../../../test/external-pois.ts';
import { pictureFolder } from '../../../../test/pictures/picture-bench.ts';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { guideSections } from './guide-sections.ts';
import { copyOfEvents, firstEvent, type GuideStep } from './guide-steps.ts';
import { followedEvent } from './guide-upsert.ts';
import { verifyCode } from './guide-webhooks.ts';

const { folder } = pictureFolder();
let picture: Buffer;
beforeAll(async () => {
  picture = await drawTestPicture();
});

const documentOf = (api: Awaited<ReturnType<typeof startApi>>) =>
  api.app.swagger() as unknown as {
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  };

const templateOf = (path: string): string => path.replace(/\?.*/, '');

const stepsOf = (): GuideStep[] =>
  guideSections.flatMap(({ blocks }) => blocks.flatMap((one) => ('step' in one ? [one.step] : [])));

describe('the guide at /api/docs', () => {
  it('is a page that needs no script, and links each step to the operation that can be tried', async () => {
    const { request } = await startApi();
    const { status, text, headers } = await request.get('/api/docs').set('host', 'localhost');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toContain('<script');
    const landmarks = [...text.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(landmarks).size).toBe(landmarks.length);
    expect(text).toContain(problems.request_invalid.title);
    expect(text).toContain('<h2 id="first-event">Your first event in five minutes</h2>');
    expect(text).toContain(
      'href="/api/docs/reference#/Events%20of%20organisers/createOrganiserPoi"',
    );
    const again = await request
      .get('/api/docs')
      .set({ host: 'localhost', 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('names operations, tags and paths of the document alone', async () => {
    const { paths } = documentOf(await startApi());
    for (const { method, path, operationId, tag } of stepsOf())
      expect(paths[templateOf(path)]?.[method.toLowerCase()], path).toMatchObject({
        operationId,
        tags: [tag],
      });
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const words = JSON.stringify(guideSections).match(/`[a-z]+[A-Z]\w+`/g) ?? [];
    const properties = ['extId', 'dryRun', 'poiId', 'slugFr', 'mainMediaFileCredits', 'hasMore'];
    for (const word of new Set(words.map((one) => one.slice(1, -1))))
      expect([...ids, ...properties], word).toContain(word);
  });

  it('says that nothing is deprecated, as the document does, which declares no header of a deprecation', async () => {
    const written = JSON.stringify(documentOf(await startApi()));
    expect(written).not.toContain('"deprecated":true');
    expect(written).not.toMatch(/"(deprecation|sunset)":/i);
    const versions = JSON.stringify(guideSections.find(({ id }) => id === 'versions'));
    expect(versions).toContain('Nothing is deprecated today');
  });

  it('brings an event from a title to the moderators when its steps are sent as they are written', async () => {
    const api = await startApi({ environment: { PICTURES_FOLDER: folder() } });
    const editor = await api.signIn();
    const { id: organisationId } = await createOrganisation(api.db, {
      members: [{ id: editor.id, role: 'owner' }],
    });
    const ids: Record<string, string> = { organisationId };
    const fill = (text: string): string =>
      text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
    let status: unknown;
    for (const { operationId, method, path, body } of firstEvent) {
      const answer =
        operationId === 'addMediaFileToPoiByUrl'
          ? await api.request
              .post(fill(path))
              .set({ host: 'localhost', ...editor.headers })
              .attach('file', picture, 'bal.jpg')
          : await api.send(method, fill(path), {
              as: editor,
              ...(body && { body: JSON.parse(fill(JSON.stringify(body))) }),
            });
      expect([200, 201], `${operationId} ${JSON.stringify(answer.body)}`).toContain(answer.status);
      if (operationId === 'createOrganiserPoi') ids.poiId = answer.body.id;
      status = answer.body.status;
    }
    expect(status).toBe('in-review');
  });

  it('follows an event of another system, with a key and the requests as they are written', async () => {
    const api = await startApi({ environment: { PICTURES_FOLDER: folder() } });
    const { caller } = await openPartner(api);
    const ids: Record<string, string> = { source: 'agenda', extId: '2026-0042' };
    const fill = (text: string): string =>
      text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
    const outcomes: unknown[] = [];
    for (const { operationId, method, path, body } of followedEvent) {
      const answer =
        operationId === 'addMediaFileToPoiByUrl'
          ? await api.request
              .post(fill(path))
              .set(caller.headers)
              .field('title', 'Danseurs en plein air')
              .attach('file', picture, 'bal.jpg')
          : await api.send(method, fill(path), { as: caller, ...(body && { body }) });
      expect([200, 201], `${operationId} ${JSON.stringify(answer.body)}`).toContain(answer.status);
      ids.poiId ??= answer.body.poi?.id;
      outcomes.push(answer.body.outcome ?? answer.body.status);
    }
    expect(outcomes).toEqual(['created', undefined, 'updated', 'in-review', 'deleted']);
  });

  it('copies the concerts, then the one that was published since, with the requests of a copy', async () => {
    const api = await startApi();
    await api.create.poi({ themes: ['famille'] });
    const ids = [(await api.create.poi()).id];
    const read: string[] = [];
    let next = '';
    for (const { path } of copyOfEvents) {
      await settle(api.db);
      const { status, body } = await api.get(path.replace('{next}', next));
      expect({ status, body }).toMatchObject({ status: 200, body: { hasMore: false } });
      read.push(...body.items.map(({ poi }: { poi: { id: string } }) => poi.id));
      next = body.next;
      if (read.length === 1) ids.push((await api.create.poi()).id);
    }
    expect(read).toEqual(ids);
  });
});

it('the guide verifies signatures of webhooks by code that accepts ours, one of two too, and refuses a changed, forged or old message', async () => {
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(verifyCode)}`);
  const [secret, other] = ['a', 'b'].map(
    (letter) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`,
  ) as [string, string];
  const now = Date.parse('2026-06-10T10:00:00Z');
  const sign = (key: string, body = '{}') => new Webhook(key).sign('id', new Date(now), body);
  const verify = (signature: string, at = now) => {
    const headers = {
      'webhook-id': 'id',
      'webhook-timestamp': String(now / 1000),
      'webhook-signature': signature,
    };
    return isGenuine(secret, headers, '{}', at);
  };
  expect(verify(sign(secret))).toBe(true);
  expect(verify(`${sign(other)} ${sign(secret)}`)).toBe(true);
  expect(verify(sign(secret, '{"a":1}'))).toBe(false);
  expect(verify(sign(other))).toBe(false);
  expect(verify(sign(secret), now + 301_000)).toBe(false);
});

it('/llms.txt lists the public reads of the document and the sections of the guide', async () => {
  const api = await startApi();
  const { status, text, headers } = await api.request.get('/llms.txt').set('host', 'localhost');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^# Parages\n\n> /);
  expect(text).toContain('- [Errors](/api/docs#errors)');
  expect(text).toContain(
    '- `getPoi`: `GET /api/v1/pois/{poiId}`, Read a published event by its id',
  );
  expect(text).not.toContain('createOrganiserPoi');
  expect(text).not.toContain('getUserProfile');
});
