import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Generating the client needs no database, so an absent DATABASE_URL must not stop it.
  datasource: { url: process.env.DATABASE_URL ?? '' },
  experimental: { externalTables: true },
  // Tables that Prisma's client never reads are written by hand in SQL, indexes included: the drift check leaves them alone.
  tables: {
    external: [
      'public.poi_search',
      'public.poi_text',
      'public.poi_word',
      'public.promoted_poi',
      'public.map_ground',
      'public.applied_functions',
    ],
  },
});
