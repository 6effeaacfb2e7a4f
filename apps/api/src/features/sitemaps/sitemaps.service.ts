import {
  type DatePreset,
  parisDay,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import {
  findTown,
  type Town,
  townIndexedFrom,
  towns,
} from '@parages/contracts/vocabulary/places/towns';
import { textPages } from '@parages/contracts/vocabulary/site/text-pages';
import { LRUCache } from 'lru-cache';
import type { JobLog } from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import type { PoisService } from '../pois/pois.service.ts';
import {
  countedPresets,
  listPaths,
  maxParts,
  type SitemapEntry,
  type TownCount,
} from './sitemaps.domain.ts';
import { firstId, type SitemapsRepository, sitemapsRepository } from './sitemaps.repository.ts';

export type SitemapsService = {
  listSitemaps: () => Promise<SitemapEntry[]>;
  listPages: () => Promise<SitemapEntry[]>;
  /**
   * A part of the communes that are indexed, numbered from 1, without the five towns of
   * `listPages`; empty after the last part.
   */
  listTowns: (part: number) => Promise<SitemapEntry[]>;
  /** A part of the events, numbered from 1; empty after the last part. */
  listEvents: (part: number) => Promise<SitemapEntry[]>;
};

const freshMs = 10 * 60_000;
// All communes together take seconds to count, with a million events.
const townsFreshMs = 60 * 60_000;
// One statement counts so many that it stays far below its timeout.
const townsCountedAtOnce = 500;
const maxCached = 1000;

export type SitemapsDeps = {
  db: SqlClient;
  pois: Pick<PoisService, 'countFacets'>;
  clock: Clock;
  log: JobLog;
  partSize: number;
};

// Caches each answer, by default for ten minutes, because robots send many requests at once.
function cachedFor<T extends object>(
  clock: Clock,
  read: (part: number) => Promise<T>,
  options: { ttl?: number; allowStale?: boolean; noDeleteOnFetchRejection?: boolean } = {},
) {
  const answers = new LRUCache<number, T>({
    max: maxCached,
    ttl: freshMs,
    ...options,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: read,
  });
  return (part = 0): Promise<T> => answers.forceFetch(part);
}

// The slugs of the communes that are indexed, without the five towns.
async function listIndexedTowns(repository: SitemapsRepository): Promise<string[]> {
  const slugs: string[] = [];
  for (let after = ''; ; ) {
    const part = await repository.listBusyTowns({
      after,
      partSize: townsCountedAtOnce,
      least: townIndexedFrom,
      radiusM: limits.radius.defaultKm * 1000,
    });
    if (!part) return slugs.filter((slug) => !findTown(slug));
    slugs.push(...part.slugs);
    after = part.lastSlug;
  }
}

function cachedTowns(clock: Clock, repository: SitemapsRepository, log: JobLog) {
  const read = (): Promise<string[]> =>
    listIndexedTowns(repository).catch((error: unknown) => {
      log.warn({ err: error }, 'the communes of the sitemaps could not be counted');
      throw error;
    });
  // After the hour, and while counting fails, callers get the former communes.
  const stale = { allowStale: true, noDeleteOnFetchRejection: true };
  return cachedFor(clock, read, { ttl: townsFreshMs, ...stale });
}

/** `partSize`: number of events, or of towns, in one sitemap. */
export function sitemapsService({ db, pois, clock, log, partSize }: SitemapsDeps): SitemapsService {
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

  // One town after another: all towns at once would occupy every connection of the pool.
  async function countTowns(): Promise<TownCount[]> {
    const counts: TownCount[] = [];
    for (const town of towns)
      counts.push(...(await Promise.all(countedPresets.map((preset) => countTown(town, preset)))));
    return counts;
  }

  // One query per part: splitting all events in one query would exceed the request's timeout.
  const listParts = cachedFor(clock, async () => {
    const parts: { after: string; updatedAt: string }[] = [];
    for (let after = firstId; parts.length < maxParts; ) {
      const part = await repository.findPart({ after, partSize });
      if (!part) return parts;
      parts.push({ after, updatedAt: part.updatedAt });
      if (part.count < partSize) return parts;
      after = part.lastId;
    }
    return parts;
  });

  const listBusyTowns = cachedTowns(clock, repository, log);

  return {
    listSitemaps: async () => {
      // Robots get the events also while no communes have been counted.
      const communes = await listBusyTowns().catch(() => []);
      const townParts = Math.ceil(communes.length / partSize);
      const updatedAt = parisDay(clock.now());
      const towns = Array.from({ length: townParts }, (_, index) => ({
        path: `/sitemaps/villes-${index + 1}.xml`,
        updatedAt,
      }));
      const events = (await listParts()).map(({ updatedAt }, index) => ({
        path: `/sitemaps/evenements-${index + 1}.xml`,
        updatedAt,
      }));
      return [{ path: '/sitemaps/pages.xml', updatedAt }, ...towns, ...events];
    },
    // Lists are dated today: their content changes each day as events end. Editorial pages have no
    // date.
    listPages: cachedFor(clock, async () => {
      const updatedAt = parisDay(clock.now());
      const lists = ['/', ...listPaths(await countTowns())].map((path) => ({ path, updatedAt }));
      return [...lists, ...textPages.map((path) => ({ path }))];
    }),
    listTowns: async (part) => {
      const slugs = (await listBusyTowns()).slice((part - 1) * partSize, part * partSize);
      const updatedAt = parisDay(clock.now());
      return slugs.map((slug) => ({ path: `/ville/${slug}`, updatedAt }));
    },
    listEvents: cachedFor(clock, async (part: number) => {
      const bounds = (await listParts())[part - 1];
      const found = bounds ? await repository.listPois({ after: bounds.after, partSize }) : [];
      return found.map(({ slugFr, updatedAt }) => ({ path: `/evenement/${slugFr}`, updatedAt }));
    }),
  };
}
