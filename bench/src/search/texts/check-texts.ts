import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { serveApi } from '../timing/serve-api.ts';
import { type Timing, timingOf } from '../timing/statistics.ts';
import type { TextCase } from './text-cases.ts';

/** The answers over HTTP to misspelled titles, asked one after the other. */
export type TextReport = {
  queries: number;
  /** Queries with an event of the wanted title among the first five events of the list. */
  found: number;
  search: Timing;
  /** Of the texts begun, as the search bar asks while a visitor types: events, venues, organisers. */
  suggestions: Timing;
  missed: { typed: string; title: string; first: string[] }[];
};

export const wantedShare = 0.95;
export const searchGoalMs = 30;
export const suggestionsGoalMs = 50;

const firstFew = 5;
const suggested = 6;
const shortestBegun = 3;
const warmUps = 20;
const typing = { pageSize: String(suggested), withTotal: 'false' };
const answerSchema = z.object({ items: z.array(z.object({ label: z.string() })) });

type Asked = { labels: string[]; milliseconds: number };

async function ask(
  origin: string,
  { lon, lat }: TextCase,
  q: string,
  more: Record<string, string>,
): Promise<Asked> {
  const distanceKm = String(limits.radius.defaultKm);
  const search = { lon: String(lon), lat: String(lat), distanceKm, sort: 'date', q, ...more };
  const url = `${origin}/api/v1/pois?${new URLSearchParams(search)}`;
  const startedAt = performance.now();
  const answer = await fetch(url);
  const body = await answer.text();
  const milliseconds = performance.now() - startedAt;
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${body}`);
  const { items } = answerSchema.parse(JSON.parse(body));
  return { labels: items.map(({ label }) => label), milliseconds };
}

/** Asks for venues and organisers too, as the search bar does. Returns the slower answer's time. */
async function suggest(origin: string, one: TextCase, q: string): Promise<number> {
  const { lon, lat } = one;
  const url = `${origin}/api/v1/suggestions?${new URLSearchParams({ lon: String(lon), lat: String(lat), q })}`;
  const startedAt = performance.now();
  const hosts = fetch(url).then(async (answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    await answer.text();
    return performance.now() - startedAt;
  });
  const [pois, milliseconds] = await Promise.all([ask(origin, one, q, typing), hosts]);
  return Math.max(pois.milliseconds, milliseconds);
}

/** The text after each third of its letters, three at least. */
const begun = (typed: string): string[] =>
  [1, 2, 3].map((thirds) =>
    typed.slice(0, Math.max(shortestBegun, Math.round((typed.length * thirds) / 3))).trim(),
  );

export async function checkTexts(
  databaseUrl: string,
  cases: readonly TextCase[],
): Promise<TextReport> {
  const api = await serveApi(databaseUrl);
  try {
    const searches: number[] = [];
    const suggestions: number[] = [];
    const missed: TextReport['missed'] = [];
    // The first requests compile code and plan statements.
    for (const one of cases.slice(0, warmUps)) await suggest(api.origin, one, one.typed);
    for (const one of cases) {
      const { labels, milliseconds } = await ask(api.origin, one, one.typed, {});
      searches.push(milliseconds);
      const first = labels.slice(0, firstFew);
      if (!first.includes(one.title)) missed.push({ typed: one.typed, title: one.title, first });
      for (const text of begun(one.typed)) suggestions.push(await suggest(api.origin, one, text));
    }
    return {
      queries: cases.length,
      found: cases.length - missed.length,
      search: timingOf(searches),
      suggestions: timingOf(suggestions),
      missed,
    };
  } finally {
    await api.stop();
  }
}
