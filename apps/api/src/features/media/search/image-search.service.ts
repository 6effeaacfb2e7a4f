import { limits } from '@parages/contracts/vocabulary/limits';
import { cutText } from '@parages/contracts/vocabulary/text/cut-text';
import type { FreeImage, SearchFreeImages } from '../../../gateways/image-search/image-search.ts';
import type { PictureFetch } from '../../../gateways/picture-fetch/picture-fetch.ts';
import { apiPrefix } from '../../../platform/api-prefix.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { picturesRepository } from '../pictures.repository.ts';
import { makeThumbnail } from '../pipeline/prepare-picture.ts';
import type { FoundImage, ImageSearchAnswer, imageSources } from './image-search.schema.ts';

type Source = (typeof imageSources)[number];

export type ImageSearchDeps = {
  db: Db;
  searches: Partial<Record<Source, SearchFreeImages>>;
  fetchPicture: PictureFetch;
};

export type ImageSearchService = {
  /**
   * Problems: poi_not_found. The answer names as unavailable each collection that does not answer,
   * beside the results of the others.
   */
  search: (poiId: string, q: string) => Promise<ImageSearchAnswer>;
  /** Problems: picture_url_refused, pictures_busy. */
  thumbnail: (url: string) => Promise<Buffer>;
};

const thumbnailPath = `${apiPrefix}/image-search/thumbnail`;
const proxied = (url: string): string => `${thumbnailPath}?${new URLSearchParams({ url })}`;
function toFound(source: Source, image: FreeImage): FoundImage[] {
  const { maxTitleLength, maxCreditsLength, maxUrlLength } = limits.picture;
  if (image.url.length > maxUrlLength || image.thumbnailUrl.length > maxUrlLength) return [];
  const texts = {
    title: cutText(image.title, maxTitleLength),
    credits: cutText(image.credits, maxCreditsLength),
  };
  return [{ ...image, ...texts, source, thumbnailUrl: proxied(image.thumbnailUrl) }];
}

/** Alternates the results of the collections, so that the first does not hide the others. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

export function imageSearchService({
  db,
  searches,
  fetchPicture,
}: ImageSearchDeps): ImageSearchService {
  const known = Object.entries(searches) as [Source, SearchFreeImages][];
  return {
    search: async (poiId, q) => {
      if ((await picturesRepository(db).findPlace(poiId, '')) === undefined)
        throw new Problem('poi_not_found');
      const unavailable: Source[] = [];
      const lists = await Promise.all(
        known.map(async ([source, search]) => {
          try {
            return (await search(q)).flatMap((image) => toFound(source, image));
          } catch {
            unavailable.push(source);
            return [];
          }
        }),
      );
      return { items: interleave(lists), unavailable };
    },
    thumbnail: async (url) => {
      const refuse = (): never => {
        throw new Problem('picture_url_refused', `No picture could be taken from ${url}.`);
      };
      const bytes = await fetchPicture(url).catch(refuse);
      return makeThumbnail(bytes).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'pictures_busy') throw error;
        return refuse();
      });
    },
  };
}
