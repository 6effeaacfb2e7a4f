import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { meanings } from './agendas.fr.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
  sandbox = await startSandbox({ environment: {}, clock });
});
afterAll(() => sandbox.close());

const get = (path: string, init?: RequestInit) =>
  fetch(`${sandbox.url}/agendas/${path}`, { redirect: 'manual', ...init });

describe('the agendas of the sandbox', () => {
  it('agenda.ics answers 304 to a request with its entity tag', async () => {
    const answer = await get('agenda.ics');
    expect(await answer.text()).toContain('DTSTART;TZID=Europe/Paris:20260619T180000');
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await get('agenda.ics', { headers })).status).toBe(304);
  });

  it('programme.html has two events in JSON-LD', async () => {
    const text = await (await get('programme.html')).text();
    expect(text.match(/"startDate":"2026-06-\d\dT\d\d:00:00"/g)).toHaveLength(2);
  });

  it('large.ics has as many events as asked, with the titles of a revision', async () => {
    const text = await (await get('large.ics?events=3&revision=2')).text();
    expect(text.match(/^SUMMARY:.*\.2$/gm)).toHaveLength(3);
  });

  it('large.json is JSON with as many events as asked, with the titles of a revision', async () => {
    const text = await (await get('large.json?events=3&revision=2')).text();
    expect(JSON.parse(text).results).toHaveLength(3);
    expect(text.match(/"title_fr":"[^"]*\.2"/g)).toHaveLength(3);
  });

  it('latin1.ics is not valid UTF-8, which it declares', async () => {
    const answer = await get('latin1.ics');
    expect(answer.headers.get('content-type')).toContain('utf-8');
    const bytes = await answer.arrayBuffer();
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
  });

  it.each([
    ['moved.ics', 301],
    ['limited.ics', 429],
    ['private.ics', 403],
    ['gone.ics', 404],
    ['changed.ics', 200],
    ['empty.ics', 200],
    ['bomb.ics', 200],
    ['endless.ics?spelling=folded', 200],
    ['slow.ics?ms=1', 200],
    ['redirect-private', 302],
    ['redirect-round', 302],
    ['gzip-bomb.ics', 200],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each([
    ['openagenda/agendas/1001/events.v2.json', 'events'],
    ['openagenda/v2/agendas/1001/events', 'events'],
    ['api/explore/v2.1/catalog/datasets/essai/records', 'results'],
  ])('%s has 250 records in pages', async (path, list) => {
    const read = async (query: string): Promise<unknown> => {
      const answer = (await (await get(`${path}?${query}`)).json()) as Record<string, unknown>;
      return answer[list];
    };
    expect(await read('key=k&size=300&limit=100')).toHaveLength(100);
    expect(await read('key=k&size=300&limit=100&after[]=200&offset=200')).toHaveLength(50);
  });

  it.each([
    ['openagenda/v2/agendas/1001/events', 401],
    ['openagenda/fr/essai', 200],
    ['openagenda/fr/nulle-part', 404],
    ['openagenda/agendas/1002/events.v2.json', 200],
    ['openagenda/agendas/1002/events.v2.json?after[]=100', 429],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('cut.ics ends before its declared length', async () => {
    await expect((await get('cut.ics')).text()).rejects.toThrow();
  });

  it('heavy.ics declares more than 10 MiB', async () => {
    const length = Number((await get('heavy.ics')).headers.get('content-length'));
    expect(length).toBeGreaterThan(10 * 1024 * 1024);
  });

  it('the page /agendas lists every address', async () => {
    const page = await (await fetch(`${sandbox.url}/agendas`)).text();
    for (const file of Object.keys(meanings)) expect(page).toContain(`/agendas/${file}`);
  });
});

it('the sandbox publishes the files of its agendas folder, and no other file', async () => {
  const agendasFolder = mkdtempSync(join(tmpdir(), 'parages-agendas-'));
  const published = await startSandbox({ environment: {}, agendasFolder });
  try {
    writeFileSync(join(agendasFolder, 'programme.json'), '[]');
    writeFileSync(join(agendasFolder, 'notes.txt'), 'x');
    const at = (name: string, headers = {}) =>
      fetch(`${published.url}/agendas/files/${name}`, { headers });
    const answer = await at('programme.json');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.text()).toBe('[]');
    const etag = answer.headers.get('etag') ?? '';
    expect((await at('programme.json', { 'if-none-match': etag })).status).toBe(304);
    writeFileSync(join(agendasFolder, 'programme.json'), '[{}]');
    expect((await at('programme.json', { 'if-none-match': etag })).status).toBe(200);
    for (const name of ['notes.txt', 'other.json', '..%2f..%2fetc%2fpasswd'])
      expect((await at(name)).status).toBe(404);
  } finally {
    await published.close();
    rmSync(agendasFolder, { recursive: true });
  }
});
