// Specification: §5.35
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEditor, steps } from '../../../test/editor.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { readConfig } from '../../config/config.ts';
import { installedSite } from '../../config/installed-site.ts';
import { poisService } from '../pois/pois.service.ts';
import { previewDocument } from './page-preview.domain.ts';
import { pagePreviewService } from './page-preview.service.ts';

// A built public site that prints the event, the number of similar ones and the towns it fetches.
const entry = `export async function render({ url, fetch }) {
  const path = '/api/v1/pois/' + new URL(url).pathname.split('/').at(-1);
  const poi = await (await fetch(new URL(path, url))).json();
  const similar = await (await fetch(new URL(path + '/similar', url))).json();
  const other = await (await fetch(new URL('/api/v1/towns', url))).text();
  const body = '<h1>' + poi.label + '</h1><p>' + [poi.description, similar.items.length, other].join(' · ') + '</p>';
  return { kind: 'page', status: 200, head: '<title>x</title>', body, state: '{"a":1}', isPrivate: true };
}`;
const template =
  '<!doctype html><html lang="fr" data-first-view><head><link rel="manifest" href="/m"><!--head--></head><body><div><!--app--></div><!--state--><script type="module" src="/a.js"></script></body></html>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parages-preview-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{"type":"module"}');
  write('server/entry-server.js', entry);
  write('client/index.html', template);
});
afterAll(() => rmSync(folder, { recursive: true }));

const site = installedSite(
  readConfig({ DATABASE_URL: 'postgresql://app@localhost/app', MAP_TILES_URL: '' }),
);
const origins = { origin: 'http://localhost:3000', proOrigin: 'http://pro.localhost:3000' };
const others: typeof fetch = async () => new Response('autre chose');
const service = (dist: URL) =>
  pagePreviewService({ clock: { now: () => new Date('2026-06-10T10:00:00Z') }, site, dist });

describe('issue "live preview as the public card and page"', () => {
  it('reads the saved draft, and renders an event with the built public site, without scripts and manifest', async () => {
    const api = await startApi();
    const { editor, poiId } = await openEditor(api);
    await steps(api, poiId).save(editor, 'dates', { label: 'Bal des <saules>' });
    const [version] = await api.db.poiVersion.findMany({ where: { poiId } });
    const pois = poisService({ db: api.db, clock: api.clock });
    const poi = await pois.preview(poiId, version?.id ?? '');
    expect(poi).toMatchObject({
      id: poiId,
      label: 'Bal des <saules>',
      isPast: false,
      periods: [{ startDate: '2026-07-14', isPast: false }],
    });
    const html = await service(pathToFileURL(`${folder}/`)).draw(
      { ...poi, label: 'Bal', description: 'Au bord' },
      origins,
      others,
    );
    expect(html).toContain('<h1>Bal</h1><p>Au bord · 0 · autre chose</p>');
    expect(html).not.toMatch(/<script|manifest|data-first-view/);
  });

  it('200: GET /org/pois/:poiId/preview renders the draft with the built site that the service was given', async () => {
    const api = await startApi({ dists: { publicDist: pathToFileURL(`${folder}/`) } });
    const { editor, poiId } = await openEditor(api);
    const { status, body } = await api.send('GET', `/org/pois/${poiId}/preview`, { as: editor });
    expect([status, body.html]).toEqual([200, expect.stringContaining('<h1>Bal</h1>')]);
  });

  it('`preview` reads the draft of a published event, while `get` reads the published version', async () => {
    const { db, clock, create } = await startApi();
    const { id } = await create.poi({ label: 'En ligne' });
    const [draft] = await db.$queryRawUnsafe<{ id: string }[]>(
      `INSERT INTO poi_version (id, poi_id, number, status, label, lon, lat)
       SELECT gen_random_uuid(), $1::uuid, max(number) + 1, 'draft', 'Le nouveau', 0.7, 47.4 FROM poi_version WHERE poi_id = $1::uuid
       RETURNING id::text`,
      id,
    );
    const pois = poisService({ db, clock });
    expect([(await pois.preview(id, draft?.id ?? '')).label, (await pois.get(id)).label]).toEqual([
      'Le nouveau',
      'En ligne',
    ]);
  });

  it('GET /org/pois/:poiId/preview: 404 poi_not_found for another organisation; session_missing without a session', async () => {
    const api = await startApi();
    const { poiId } = await openEditor(api);
    const { editor: stranger } = await openEditor(api);
    const refused = await api.send('GET', `/org/pois/${poiId}/preview`, { as: stranger });
    expect([refused.status, refused.body.code]).toEqual([404, 'poi_not_found']);
    expect((await api.send('GET', `/org/pois/${poiId}/preview`)).body.code).toBe('session_missing');
  });

  it('rejects with service_unavailable when the public site was not built', async () => {
    const api = await startApi();
    const { id } = await api.create.poi();
    const poi = await poisService({ db: api.db, clock: api.clock }).get(id);
    await expect(
      service(pathToFileURL('/nowhere/')).draw(poi, origins, others),
    ).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

it('`previewDocument` removes scripts, module preloads and `data-first-view`, and makes links open in new windows', () => {
  const html =
    '<html lang="fr" data-first-view><head><link rel="modulepreload" href="/a.js"></head><a href="/x">x</a><script>1</script></html>';
  expect(previewDocument(html)).toBe(
    '<html lang="fr"><head><base target="_blank"></head><a href="/x">x</a></html>',
  );
});
