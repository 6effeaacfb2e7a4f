import {
  type DatePreset,
  parisDay,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { type Town, towns } from '@parages/contracts/vocabulary/places/towns';
import { textPages } from '@parages/contracts/vocabulary/site/text-pages';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { countedPresets, listPaths, type SitemapEntry, type TownCount } from './sitemaps.domain.ts';
import { firstId, sitemapsRepository } from './sitemaps.repository.ts';

/** Addresses for search engines. Answers may be ten minutes old. */
export type SitemapsService = {
  /** The sitemaps themselves. */
  listSitemaps: () => Promise<SitemapEntry[]>;
  /** The home page, the towns, their themes and moments, and the pages of text. */
  listPages: () => Promise<SitemapEntry[]>;
  /** A part of the events, numbered from 1; empty beyond the last. */
  listEvents: (part: number) => Promise<SitemapEntry[]>;
};

const freshMs = 10 * 60_000;

export type SitemapsDeps = {
  db: SqlClient;
  pois: Pick<PoisService, 'countFacets'>;
  clock: Clock;
  partSize: number;
};

// Robots come in packs: one question answers all those of ten minutes.
function remembered<Args extends readonly number[], T>(
  clock: Clock,
  read: (...args: Args) => Promise<T>,
) {
  const kept = new Map<string, { until: number; answer: Promise<T> }>();
  return (...args: Args): Promise<T> => {
    const key = args.join();
    const now = clock.now().getTime();
    for (const [old, { until }] of kept) if (until <= now) kept.delete(old);
    const known = kept.get(key);
    if (known) return known.answer;
    const answer = read(...args);
    kept.set(key, { until: now + freshMs, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

/** The service over a database, a search and a clock; `partSize` events to a sitemap. */
export function sitemapsService({ db, pois, clock, partSize }: SitemapsDeps): SitemapsService {
  const repository = sitemapsRepository(db);

  async function countTown(
    { slug, position }: Town,
    preset: DatePreset | null,
  ): Promise<TownCount> {
    const dates = preset === null ? undefined : presetRange(preset, clock.now());
    const { total, themes } = await pois.countFacets({
      ...position,
      distanceKm: limits.radius.defaultKm,
      ...(dates && { dates }),
    });
    return { townSlug: slug, preset, total, themes };
  }

  // One town after the other: twenty questions at once would take every connection from visitors.
  async function countTowns(): Promise<TownCount[]> {
    const counts: TownCount[] = [];
    for (const town of towns)
      counts.push(...(await Promise.all(countedPresets.map((preset) => countTown(town, preset)))));
    return counts;
  }

  // Part after part, each in the time of one: cutting the whole at once would take longer than a request may.
  const listParts = remembered(clock, async () => {
    const parts: { after: string; updatedAt: string }[] = [];
    for (let after = firstId; ; ) {
      const part = await repository.findPart({ after, partSize });
      if (!part) return parts;
      parts.push({ after, updatedAt: part.updatedAt });
      if (part.count < partSize) return parts;
      after = part.lastId;
    }
  });

  return {
    listSitemaps: async () => {
      const events = (await listParts()).map(({ updatedAt }, index) => ({
        path: `/sitemaps/evenements-${index + 1}.xml`,
        updatedAt,
      }));
      return [{ path: '/sitemaps/pages.xml', updatedAt: parisDay(clock.now()) }, ...events];
    },
    // What a list shows changes with the day, were it only by what is over; a text, when somebody writes it again.
    listPages: remembered(clock, async () => {
      const updatedAt = parisDay(clock.now());
      const lists = ['/', ...listPaths(await countTowns())].map((path) => ({ path, updatedAt }));
      return [...lists, ...textPages.map((path) => ({ path }))];
    }),
    listEvents: remembered(clock, async (part: number) => {
      const bounds = (await listParts())[part - 1];
      const found = bounds ? await repository.listPois({ after: bounds.after, partSize }) : [];
      return found.map(({ slugFr, updatedAt }) => ({ path: `/evenement/${slugFr}`, updatedAt }));
    }),
  };
}
