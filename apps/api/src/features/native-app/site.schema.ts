import { z } from 'zod';

const text = z.string().nullable();

export const siteSchema = z
  .object({
    name: z.string(),
    origin: z.string(),
    proOrigin: z.string(),
    appScheme: z.string(),
    hasAccounts: z.boolean(),
    tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
    social: z.array(z.object({ network: z.string(), url: z.string() })),
    blogUrl: text,
    inboxUrl: text,
    analytics: z
      .object({ key: z.string(), host: z.string(), stagingHosts: z.array(z.string()) })
      .nullable(),
    publisher: z.object({
      name: text,
      address: text,
      director: text,
      email: text,
      hostName: text,
      hostAddress: text,
    }),
  })
  .meta({ id: 'Site' });
