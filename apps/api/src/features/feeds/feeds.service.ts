import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Problem } from '../../platform/problems/problem.ts';
import type { PoiFilesService } from '../poi-files/poi-files.service.ts';
import type { FeedHead, FeedItem } from './feed.domain.ts';
import type { FeedAddress, FeedLists, FoundList, ListOfFeed } from './feed-lists.ts';
import { writeGeojson } from './geojson.domain.ts';
import { writeJsonFeed } from './json-feed.domain.ts';
import { hostOfPath, listOfPath } from './list-path.domain.ts';
import { writeRss } from './rss.domain.ts';

export type FeedsService = {
  /**
   * The feed of a list, or the slug of the town to which its path should lead. Problems:
   * town_not_found, request_invalid.
   */
  ofList: (
    list: ListOfFeed,
    address: FeedAddress,
  ) => Promise<{ text: string } | { movedTo: string }>;
  /** The feed of a venue. Problems: venue_not_found. */
  ofVenue: (slug: string, address: FeedAddress) => Promise<string>;
  /** The feed of an organiser. Problems: organiser_not_found. */
  ofOrganiser: (slug: string, address: FeedAddress) => Promise<string>;
  /**
   * The feed of the page at the path of the address, or the slug of the town to which that path
   * should lead. Problems: not_found, town_not_found, venue_not_found, organiser_not_found,
   * request_invalid.
   */
  atPath: (address: FeedAddress) => Promise<{ text: string } | { movedTo: string }>;
};

export type FeedsDeps = { lists: FeedLists; files: Pick<PoiFilesService, 'feed'> };

// A calendar of 2,000 dates takes a tenth of a second to write: one that did not change is not
// written again. The other formats cost less than the digest.
const maxCachedCharacters = 16_000_000;
const digestOf = (head: FeedHead, items: readonly FeedItem[]): string =>
  createHash('sha1')
    .update(JSON.stringify([head, items]))
    .digest('base64url');

const writers = { rss: writeRss, json: writeJsonFeed, geojson: writeGeojson } as const;

export function feedsService({ lists, files }: FeedsDeps): FeedsService {
  const written = new LRUCache<string, string>({
    maxSize: maxCachedCharacters,
    sizeCalculation: (text) => text.length + 1,
  });

  function write({ head, items }: FoundList, { origin, format }: FeedAddress): string {
    if (format !== 'ics') return writers[format](head, items);
    const key = digestOf(head, items);
    const known = written.get(key);
    if (known !== undefined) return known;
    const name = `${head.title} · ${head.product}`;
    const text = files.feed(
      items.map(({ poi }) => poi),
      { origin, name },
    );
    written.set(key, text);
    return text;
  }

  const service: FeedsService = {
    ofList: async (list, address) => {
      const found = await lists.ofList(list, address);
      return 'movedTo' in found ? found : { text: write(found, address) };
    },
    ofVenue: async (slug, address) => write(await lists.ofVenue(slug, address), address),
    ofOrganiser: async (slug, address) => write(await lists.ofOrganiser(slug, address), address),
    atPath: async (address) => {
      const host = hostOfPath(address.path);
      if (host) return { text: await service[host.list](host.slug, address) };
      const list = listOfPath(address.path);
      if (!list) throw new Problem('not_found');
      return service.ofList(list, address);
    },
  };
  return service;
}
