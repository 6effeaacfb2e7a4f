import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type FoundImage, fileOf, findImages, size } from './found-images.ts';

const searchQuery = z.object({
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(20).default(1),
  page_size: z.coerce.number().int().min(1).max(20).default(20), // the maximum of the real service without a key
  license: z.string().optional(),
  license_type: z.string().optional(),
});
const nonFreeCodes = /nc|nd/;

const describe = (origin: string, image: FoundImage) => ({
  id: image.id,
  title: image.title,
  indexed_on: '2026-01-15T00:00:00Z',
  foreign_landing_url: `${origin}/images`,
  url: fileOf(origin, image),
  creator: image.creator,
  creator_url: `${origin}/images`,
  license: image.licence.code,
  license_version: image.licence.version,
  license_url: image.licence.url,
  provider: 'sandbox',
  source: 'sandbox',
  category: 'illustration',
  filesize: null,
  filetype: 'jpg',
  tags: [],
  attribution: `"${image.title}" by ${image.creator} is licensed under ${image.licence.short}.`,
  mature: false,
  ...size,
  thumbnail: fileOf(origin, image, 640),
  detail_url: `${origin}/images/openverse/v1/images/${image.id}/`,
  related_url: `${origin}/images/openverse/v1/images/${image.id}/related/`,
});

/** Simulates Openverse's image search without a key (https://api.openverse.org/v1/). */
export const openverseRoutes =
  (origin: () => string): FastifyPluginAsync =>
  async (app) => {
    app.get('/v1/images/', async (request, reply) => {
      const parsed = searchQuery.safeParse(request.query);
      if (!parsed.success)
        return reply.code(400).send({
          detail: Object.fromEntries(
            parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]]),
          ),
        });
      const { q, page, page_size: pageSize, license, license_type: kind } = parsed.data;
      const wanted = license?.split(',');
      const isFree =
        kind?.split(',').some((one) => one === 'commercial' || one === 'modification') ?? false;
      const found = findImages(q)
        .filter(({ licence }) => wanted === undefined || wanted.includes(licence.code))
        .filter(({ licence }) => !isFree || !nonFreeCodes.test(licence.code));
      return {
        result_count: found.length,
        page_count: Math.ceil(found.length / pageSize),
        page_size: pageSize,
        page,
        results: found
          .slice((page - 1) * pageSize, page * pageSize)
          .map((image) => describe(origin(), image)),
      };
    });
  };
