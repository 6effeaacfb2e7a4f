import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { html } from '../../pages/html.ts';
import { type FoundImage, fileOf, findImages, size } from './found-images.ts';

const searchQuery = z.object({
  action: z.literal('query'),
  format: z.literal('json'),
  formatversion: z.enum(['1', '2']).default('1'),
  generator: z.literal('search'),
  gsrsearch: z.string().min(1),
  gsrnamespace: z.literal('6'),
  gsrlimit: z.coerce.number().int().min(1).max(50).default(10),
  prop: z.literal('imageinfo'),
  iiprop: z.string().default('timestamp|user'),
  iiurlwidth: z.coerce.number().int().optional(),
});
type Query = z.output<typeof searchQuery>;
const metadata = (value: string) => ({ value, source: 'commons-desc-page' });

/** Commons holds free pictures only. */
const isFree = ({ licence }: FoundImage): boolean => !/nc|nd/.test(licence.code);

function infoOf(
  origin: string,
  image: FoundImage,
  { iiprop, iiurlwidth }: Query,
): Record<string, unknown> {
  const wanted = new Set(iiprop.split('|'));
  const thumbnail =
    iiurlwidth === undefined
      ? {}
      : {
          thumburl: fileOf(origin, image, 640),
          thumbwidth: 640,
          thumbheight: Math.round((640 * size.height) / size.width),
        };
  return {
    ...(wanted.has('user') ? { user: image.creator } : {}),
    ...(wanted.has('size') ? { size: 250_000, ...size } : {}),
    ...(wanted.has('url')
      ? { ...thumbnail, url: fileOf(origin, image), descriptionurl: `${origin}/images` }
      : {}),
    ...(wanted.has('mime') ? { mime: 'image/jpeg' } : {}),
    ...(wanted.has('extmetadata')
      ? {
          extmetadata: {
            ObjectName: metadata(image.title),
            // HTML, as on the real service: callers must remove the markup.
            Artist: metadata(
              html`<a href="${origin}/images" title="User:Sandbox">${image.creator}</a>`.text,
            ),
            LicenseShortName: metadata(image.licence.short),
            License: metadata(image.licence.code),
            LicenseUrl: metadata(image.licence.url),
            UsageTerms: metadata(image.licence.short),
            AttributionRequired: metadata(String(image.licence.code !== 'cc0')),
          },
        }
      : {}),
  };
}

/**
 * Simulates the file search of the action API of Wikimedia Commons
 * (https://commons.wikimedia.org/w/api.php).
 */
export const commonsRoutes =
  (origin: () => string): FastifyPluginAsync =>
  async (app) => {
    app.get('/w/api.php', async (request, reply) => {
      const parsed = searchQuery.safeParse(request.query);
      // As on Commons, an error has status 200.
      if (!parsed.success) {
        const name = parsed.error.issues[0]?.path.join('.') ?? '';
        return reply.header('mediawiki-api-error', 'badvalue').send({
          error: { code: 'badvalue', info: `Unrecognized value for parameter "${name}".` },
        });
      }
      const query = parsed.data;
      const pages = findImages(query.gsrsearch)
        .filter(isFree)
        .slice(0, query.gsrlimit)
        .map((image, index) => ({
          pageid: image.number,
          ns: 6,
          title: `File:${image.title} (${image.number}).jpg`,
          index: index + 1,
          imagerepository: 'local',
          imageinfo: [infoOf(origin(), image, query)],
        }));
      const isNew = query.formatversion === '2';
      const batchcomplete = isNew ? true : '';
      if (pages.length === 0) return { batchcomplete };
      return {
        batchcomplete,
        query: {
          pages: isNew
            ? pages
            : Object.fromEntries(pages.map((page) => [String(page.pageid), page])),
        },
      };
    });
  };
