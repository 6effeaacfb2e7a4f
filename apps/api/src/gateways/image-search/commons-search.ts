import { readLicenseUrl } from '@parages/contracts/vocabulary/pictures/license-urls';
import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { askJson } from '../../platform/outside/ask-json.ts';
import { creditsOf, readFreeLicense } from './free-licenses.ts';
import type { FreeImage, ImageSearchOptions, SearchFreeImages } from './image-search.ts';

const value = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();
const info = z.object({
  url: z.url({ protocol: /^https?$/ }),
  thumburl: z.string().optional(),
  descriptionurl: z.string().optional(),
  width: z.number().int(),
  height: z.number().int(),
  mime: z.string(),
  user: z.string().optional(),
  extmetadata: z
    .object({
      ObjectName: value,
      Artist: value,
      License: value,
      LicenseShortName: value,
      LicenseUrl: value,
    })
    .optional(),
});
const page = z.object({
  pageid: z.number(),
  title: z.string(),
  index: z.number().default(0),
  imageinfo: z.array(info).default([]),
});
// Commons omits `query` when nothing is found.
const answer = z.object({
  query: z.object({ pages: z.array(page) }).optional(),
  error: z.unknown().optional(),
});

const pageSize = 20;
const thumbnailWidth = 640;
const taken = /^image\/(jpeg|png|webp)$/;

function withoutMarkup(markup: string): string {
  let text = '';
  const separate = (): void => {
    text += ' ';
  };
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentag: separate,
    onclosetag: separate,
  });
  parser.end(markup);
  return text.replace(/\s+/g, ' ').trim();
}

function toFreeImage({ pageid, title, imageinfo }: z.output<typeof page>): FreeImage[] {
  const [found] = imageinfo;
  const facts = found?.extmetadata;
  const license =
    readFreeLicense(facts?.LicenseShortName?.value ?? '') ??
    readFreeLicense(facts?.License?.value ?? '');
  if (found === undefined || license === undefined || !taken.test(found.mime)) return [];
  const name =
    withoutMarkup(facts?.ObjectName?.value ?? '') ||
    title.replace(/^File:/, '').replace(/\.\w+$/, '');
  const artist = withoutMarkup(facts?.Artist?.value ?? '') || (found.user ?? '?');
  const { url, width, height } = found;
  return [
    {
      id: String(pageid),
      title: name,
      credits: creditsOf(artist, 'Wikimedia Commons'),
      license,
      licenseUrl: readLicenseUrl(facts?.LicenseUrl?.value),
      url,
      width,
      height,
      thumbnailUrl: found.thumburl ?? url,
      pageUrl: found.descriptionurl ?? null,
    },
  ];
}

export function commonsSearch({
  baseUrl,
  userAgent,
  deadlineMs,
}: ImageSearchOptions): SearchFreeImages {
  return async (words) => {
    const query = new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      generator: 'search',
      gsrsearch: words,
      gsrnamespace: '6',
      gsrlimit: String(pageSize),
      prop: 'imageinfo',
      iiprop: 'url|size|mime|user|extmetadata',
      iiurlwidth: String(thumbnailWidth),
    });
    const { query: found, error } = answer.parse(
      await askJson(new URL(`${baseUrl}/w/api.php?${query}`), { userAgent, deadlineMs }),
    );
    if (error !== undefined) throw new Error('Commons refused the search');
    return (found?.pages ?? []).sort((one, other) => one.index - other.index).flatMap(toFreeImage);
  };
}
