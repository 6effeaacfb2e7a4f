import { interests } from '@parages/contracts/vocabulary/accounts/interests';
import {
  ageCategories,
  childrenCategories,
  jobCategories,
  outgoingCategories,
} from '@parages/contracts/vocabulary/accounts/profile';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const findTastes = sqlFile(new URL('./find-tastes.sql', import.meta.url), {
  params: z.object({ accountId: z.string(), asOf: z.date(), halfLifeDays: z.number() }),
  row: z.strictObject({
    wantsRecommendations: z.boolean(),
    interests: z.array(z.enum(interests)),
    ageCategory: z.enum(ageCategories).nullable(),
    jobCategory: z.enum(jobCategories).nullable(),
    childrenCategory: z.enum(childrenCategories).nullable(),
    outgoingCategories: z.array(z.enum(outgoingCategories)),
    followed: z.array(z.string()),
    favoriteIds: z.array(z.string()),
    favoriteThemes: z.record(z.string(), z.number()),
  }),
});

const numbers = z.array(z.number());
const candidateParams = z.object({
  lon: z.number(),
  lat: z.number(),
  radiusM: z.number(),
  options: z.int(),
  fromDay: z.string(),
  toDay: z.string(),
  soonDay: z.string(),
  today: z.string(),
  soonWithinDays: z.number(),
  drawnThemes: z.array(z.int()),
  drawn: z.array(z.int()),
  excludedIds: z.array(z.string()),
  most: z.int(),
  themeBits: z.array(z.int()),
  affinities: numbers,
  fits: numbers,
  optionBits: z.array(z.int()),
  optionFits: numbers,
  shares: numbers,
  popularAt: z.number(),
});
const value = z.number().min(0).max(1);
const listCandidates = sqlFile(new URL('./list-candidates.sql', import.meta.url), {
  params: candidateParams,
  row: z.strictObject({
    id: z.string(),
    theme: z.string().nullable(),
    organiser: z.string().nullable(),
    themeMask: z.int(),
    affinity: value,
    near: value,
    soon: value,
    popular: value,
    fit: value,
  }),
  packing: 'around',
});

export const recommendationsRepository = (db: SqlClient) => ({
  findTastes: async (params: Parameters<typeof findTastes>[1]) => (await findTastes(db, params))[0],
  listCandidates: (params: z.input<typeof candidateParams>) => listCandidates(db, params),
});
