import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../apps/api/test/records/create-gazetteer.ts';
import type { PoiDraft } from '../../apps/api/test/records/create-poi.ts';
import { closeAfterTest } from '../../apps/api/test/servers/close-after-test.ts';
import { startApi } from '../../apps/api/test/servers/start-api.ts';

const root = path.resolve(import.meta.dirname, '../..');
const saturday = '2026-06-13';
const evening = { startDate: saturday, startTime: '20:30', endTime: '23:00' };

const right: Record<string, PoiDraft> = {
  'Jazz au jardin': { minPriceCents: 1200, maxPriceCents: 2500 },
  'Fanfare gratuite': { options: ['free'], minPriceCents: 0, maxPriceCents: 0 },
  'Chorale à Saint-Pierre': { at: { lon: 0.7285, lat: 47.3906 }, minPriceCents: 500 },
};
const wrong: Record<string, PoiDraft> = {
  'Rock à 20 euros': { minPriceCents: 2000 },
  'Folk à 16 euros': { minPriceCents: 1600 },
  'Prix inconnu': { minPriceCents: null },
  'Concert du matin': {
    minPriceCents: 800,
    periods: [{ startDate: saturday, startTime: '10:00', endTime: '11:30' }],
  },
  'Concert de vendredi': {
    minPriceCents: 800,
    periods: [{ startDate: '2026-06-12', startTime: '20:30' }],
  },
  'Concert de dimanche': {
    minPriceCents: 800,
    periods: [{ startDate: '2026-06-14', startTime: '20:30' }],
  },
  'Concert à Orléans': { minPriceCents: 800, at: { lon: 1.909, lat: 47.902 }, locality: 'Orléans' },
  'Théâtre du soir': { minPriceCents: 800, themes: ['theatre'] },
  'Concert en brouillon': { minPriceCents: 800, status: 'draft' },
};

/** Events around Tours, and the text of `/llms.txt`, all that the agent begins with. */
async function openService() {
  const api = await startApi();
  await smallGazetteer(api.db, touraine).loadIfMissing();
  for (const [label, draft] of Object.entries({ ...right, ...wrong }))
    await api.create.poi({ label, periods: [evening], ...draft });
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = address.replace('127.0.0.1', 'localhost');
  const llms = await (await fetch(`${origin}/llms.txt`)).text();
  return { api, origin, llms };
}

/** Starts the MCP server as `/llms.txt` says. */
async function startAgent(llms: string, origin: string) {
  const block = /```json\n(.+)\n```/.exec(llms)?.[1] ?? '';
  const { command, args } = JSON.parse(block).mcpServers.parages;
  const transport = new StdioClientTransport({
    command,
    args,
    cwd: root,
    env: { ...process.env, PARAGES_ORIGIN: origin } as Record<string, string>,
  });
  const agent = new Client({ name: 'agent', version: '1.0.0' });
  await agent.connect(transport);
  closeAfterTest(() => agent.close());
  return agent;
}

it('an agent answers "concerts à Tours samedi soir, moins de 15 €" from /llms.txt and the tools alone', async () => {
  const { llms, origin } = await openService();
  expect(llms).toContain('@parages/client');
  const agent = await startAgent(llms, origin);

  const { tools } = await agent.listTools();
  const named = [...llms.matchAll(/^- `([a-z_]+)`: /gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(tools.map(({ name }) => name).sort());

  const themes = await agent.callTool({ name: 'list_themes', arguments: {} });
  const { id: theme } = (
    themes.structuredContent as { themes: { id: string; label: string }[] }
  ).themes.find(({ label }) => label === 'Concerts') ?? { id: '' };

  const answer = await agent.callTool({
    name: 'search_events',
    arguments: { place: 'Tours', from: saturday, partOfDay: 'evening', maxPriceEuros: 15, theme },
  });
  const { searched, events, hasMore } = answer.structuredContent as {
    searched: { place: { fullName: string }; days: string[] };
    events: { id: string; title: string; url: string }[];
    hasMore: boolean;
  };
  expect(searched.place.fullName).toBe('Tours (37), Indre-et-Loire');
  expect(searched.days).toEqual([`Saturday ${saturday}`]);
  expect(events.map(({ title }) => title).sort()).toEqual(Object.keys(right).sort());
  expect(hasMore).toBe(false);

  const [first] = events.filter(({ title }) => title === 'Jazz au jardin');
  const whole = await agent.callTool({ name: 'get_event', arguments: { id: first?.id } });
  expect(whole.structuredContent).toMatchObject({
    title: 'Jazz au jardin',
    dates: [{ startDate: saturday, startTime: '20:30:00' }],
    url: first?.url,
  });
  const slug = first?.url.slice(`${origin}/evenement/`.length);
  expect((await fetch(`${origin}/api/v1/pois/by-slug/${slug}`)).status).toBe(200);

  const everything = await agent.callTool({ name: 'search_events', arguments: { limit: 100 } });
  const titles = (everything.structuredContent as { events: { title: string }[] }).events;
  const published = Object.keys({ ...right, ...wrong }).filter((label) => !/brouillon/.test(label));
  expect(titles.map(({ title }) => title).sort()).toEqual(published.sort());
});
