/**
 * Simulates the government's list of communes (https://geo.api.gouv.fr/decoupage-administratif),
 * without outlines and groups of communes.
 */
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { fold } from '../gazetteer/fold.ts';
import { type Commune, findNearest, gazetteer } from '../gazetteer/gazetteer.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { sentences } from './communes.fr.ts';

const optional = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());
const number = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();
const fieldsQuery = z.object({ fields: optional });
const communesQuery = fieldsQuery.extend({
  nom: optional,
  code: optional,
  codePostal: optional,
  lat: number(90),
  lon: number(180),
  boost: z.literal('population').optional(),
  limit: z.coerce.number().int().min(1).max(50_000).default(50_000),
});
const usualFields = 'nom,code,codesPostaux,departement,region,population';
const reachM = 30_000;

function describe(commune: Commune, fields = usualFields, score?: number): Record<string, unknown> {
  const { departments, regions } = gazetteer();
  const all: Record<string, unknown> = {
    nom: commune.name,
    code: commune.code,
    codesPostaux: commune.postalCodes,
    centre: { type: 'Point', coordinates: [commune.lon, commune.lat] },
    codeDepartement: commune.departmentCode,
    codeRegion: commune.regionCode,
    departement: {
      code: commune.departmentCode,
      nom: departments.get(commune.departmentCode)?.name,
    },
    region: { code: commune.regionCode, nom: regions.get(commune.regionCode)?.name },
    population: commune.population,
  };
  const wanted = new Set(['nom', 'code', ...fields.split(',')]);
  const kept = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  return score === undefined ? kept : { ...kept, _score: score };
}

function listCommunes(query: z.output<typeof communesQuery>): Record<string, unknown>[] {
  const { nom, code, codePostal, lat, lon, limit, fields } = query;
  if (lat !== undefined && lon !== undefined) {
    const commune = findNearest({ lat, lon }, reachM);
    return commune ? [describe(commune, fields)] : [];
  }
  const name = nom === undefined ? undefined : fold(nom);
  return gazetteer()
    .communes.filter(
      (commune) =>
        (code === undefined || commune.code === code) &&
        (codePostal === undefined || commune.postalCodes.includes(codePostal)) &&
        (name === undefined || commune.folded.startsWith(name)),
    )
    .slice(0, limit)
    .map((commune) =>
      describe(commune, fields, name === undefined ? undefined : commune.folded === name ? 1 : 0.5),
    );
}

const routes: FastifyPluginAsync = async (app) => {
  app.get('/communes', async (request, reply) => {
    const parsed = communesQuery.safeParse(request.query);
    if (!parsed.success)
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send(sentences.wrong(parsed.error.issues[0]?.path.join('.') ?? ''));
    return listCommunes(parsed.data);
  });

  app.get<{ Params: { code: string } }>('/communes/:code', async (request, reply) => {
    const commune = gazetteer().byCode.get(request.params.code);
    if (!commune) return reply.code(404).send();
    return describe(commune, fieldsQuery.parse(request.query).fields);
  });

  app.get('/departements', async () =>
    [...gazetteer().departments.values()].map(({ code, name, regionCode }) => ({
      nom: name,
      code,
      codeRegion: regionCode,
    })),
  );
  app.get('/regions', async () =>
    [...gazetteer().regions.values()].map(({ code, name }) => ({ nom: name, code })),
  );
};

export const communesStandIn = ({ origin }: Surroundings): StandIn => ({
  name: 'communes',
  wire: { prefix: '/geo', routes },
  settings: () => ({ COMMUNES_URL: `${origin()}/geo` }),
  reset: () => undefined,
});
