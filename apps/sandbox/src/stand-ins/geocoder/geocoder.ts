/**
 * Simulates the government's geocoder (Géoplateforme, https://data.geopf.fr/geocodage/openapi and
 * https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage), without
 * parcels, `/completion` and batch files. Communes are real, streets are fictitious: every commune
 * has the same twelve.
 */

import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { findNearest } from '../gazetteer/gazetteer.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { addressNear, municipalityFeature, type Place, streetFeature } from './features.ts';
import { searchAddresses, searchPlaces } from './search-addresses.ts';
import { sentences, streets } from './streets.fr.ts';

const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit);
const index = z.enum(['address', 'poi', 'parcel']).default('address');
const type = z.enum(['housenumber', 'street', 'locality', 'municipality']).optional();
const limit = z.coerce.number().int().min(1).max(20);
const searchQuery = z.object({
  q: z
    .string()
    .min(3, 'q: must contain between 3 and 200 chars and start with a number or a letter')
    .max(200, 'q: must contain between 3 and 200 chars and start with a number or a letter')
    .regex(
      /^[\p{L}\p{N}]/u,
      'q: must contain between 3 and 200 chars and start with a number or a letter',
    ),
  index,
  limit: limit.default(10),
  autocomplete: z.enum(['0', '1']).default('1'),
  lat: coordinate(90).optional(),
  lon: coordinate(180).optional(),
  postcode: z
    .string()
    .regex(/^\d{5}$/, 'postcode: must contain 5 digits')
    .optional(),
  citycode: z
    .string()
    .regex(/^(\d{5}|\d[AB]\d{3})$/, 'citycode: must contain 5 chars')
    .optional(),
  city: z.string().optional(),
  type,
});
const reverseQuery = z.object({
  lon: coordinate(180),
  lat: coordinate(90),
  index,
  limit: limit.default(1),
  type,
});

const reachM = 30_000;

const refuse = (reply: FastifyReply, { issues }: z.ZodError): FastifyReply =>
  reply.code(400).send({
    code: 400,
    message: 'Failed parsing query',
    detail: issues.map(({ message }) => message),
  });
const collection = (features: unknown[]) => ({ type: 'FeatureCollection', features });
const refuseIndex = (reply: FastifyReply): FastifyReply =>
  reply.code(501).send({ code: 501, message: sentences.notDone, detail: [] });

function findAddresses(at: Place, wanted: z.output<typeof type>) {
  const commune = findNearest(at, reachM);
  if (!commune) return [];
  const score = Math.round(Math.max(0, 1 - metresBetween(at, commune) / 1e6) * 1e4) / 1e4;
  const feature = (() => {
    if (wanted === 'municipality') return municipalityFeature(commune, { score });
    const { street, housenumber } = addressNear(at, streets);
    return streetFeature(
      commune,
      street,
      wanted === 'street' ? undefined : housenumber,
      { score },
      at,
    );
  })();
  const [lon, lat] = feature.geometry.coordinates;
  return wanted === 'locality'
    ? []
    : [
        {
          ...feature,
          properties: {
            ...feature.properties,
            distance: Math.round(metresBetween(at, { lon, lat })),
          },
        },
      ];
}

const routes: FastifyPluginAsync = async (app) => {
  app.get('/search', async (request, reply) => {
    const parsed = searchQuery.safeParse(request.query);
    if (!parsed.success) return refuse(reply, parsed.error);
    const { lat, lon, autocomplete, index: asked, ...search } = parsed.data;
    if (asked === 'parcel') return refuseIndex(reply);
    const near = lat === undefined || lon === undefined ? undefined : { lat, lon };
    const question = { ...search, near, isAutocomplete: autocomplete === '1' };
    return collection(asked === 'poi' ? searchPlaces(question) : searchAddresses(question));
  });

  app.get('/reverse', async (request, reply) => {
    const parsed = reverseQuery.safeParse(request.query);
    if (!parsed.success) return refuse(reply, parsed.error);
    const { lon, lat, index: asked, type: wanted } = parsed.data;
    if (asked !== 'address') return refuseIndex(reply);
    return collection(findAddresses({ lon, lat }, wanted));
  });
};

export const geocoderStandIn = ({ origin }: Surroundings): StandIn => ({
  name: 'geocoder',
  wire: { prefix: '/geopf/geocodage', routes },
  settings: () => ({ GEOCODER_URL: `${origin()}/geopf/geocodage` }),
  reset: () => undefined,
});
