import { readLicenseUrl } from '@parages/contracts/vocabulary/pictures/license-urls';
import { z } from 'zod';
import { askJson } from '../../platform/outside/ask-json.ts';
import { creditsOf, readFreeLicense } from './free-licenses.ts';
import type { FreeImage, ImageSearchOptions, SearchFreeImages } from './image-search.ts';

const text = z.string().nullish();
const size = z.number().int().positive().nullish();
const answer = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      title: text,
      creator: text,
      url: z.url({ protocol: /^https?$/ }),
      thumbnail: text,
      foreign_landing_url: text,
      license: z.string(),
      license_url: text,
      source: text,
      width: size,
      height: size,
      mature: z.boolean().optional(),
    }),
  ),
});
// Openverse returns at most 20 results on a page without an API key.
const pageSize = 20;

export function openverseSearch({
  baseUrl,
  userAgent,
  deadlineMs,
}: ImageSearchOptions): SearchFreeImages {
  return async (words) => {
    const query = new URLSearchParams({
      q: words,
      license: 'cc0,by,by-sa',
      page_size: String(pageSize),
      mature: 'false',
    });
    const { results } = answer.parse(
      await askJson(new URL(`${baseUrl}/v1/images/?${query}`), { userAgent, deadlineMs }),
    );
    return results.flatMap((found): FreeImage[] => {
      const license = readFreeLicense(found.license);
      if (license === undefined || found.mature === true) return [];
      const { id, url, width = null, height = null } = found;
      const collection = found.source ? `${found.source}, Openverse` : 'Openverse';
      return [
        {
          id,
          url,
          width,
          height,
          license,
          title: found.title ?? '',
          licenseUrl: readLicenseUrl(found.license_url),
          credits: creditsOf(found.creator ?? '?', collection),
          thumbnailUrl: found.thumbnail ?? url,
          pageUrl: found.foreign_landing_url ?? null,
        },
      ];
    });
  };
}
