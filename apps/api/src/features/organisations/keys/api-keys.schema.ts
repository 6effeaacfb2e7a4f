import {
  apiKeyKinds,
  apiKeyLimits,
  apiKeyScopes,
  apiKeyStates,
} from '@parages/contracts/vocabulary/organisations/api-keys';
import { z } from 'zod';
import { plainLine } from '../../../platform/input/plain-text.ts';

const { maxNameLength, maxDays, maxOverlapHours } = apiKeyLimits;
const instant = z.string().nullable();

export const apiKeySchema = z
  .object({
    id: z.string(),
    kind: z.enum(apiKeyKinds),
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.enum(apiKeyScopes)),
    state: z.enum(apiKeyStates),
    creator: z.string().nullable(),
    createdAt: z.string(),
    expiresAt: instant,
    lastUsedAt: instant,
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKeySchema>;

export const apiKeysSchema = z.object({ items: z.array(apiKeySchema) }).meta({ id: 'ApiKeys' });
export type ApiKeys = z.output<typeof apiKeysSchema>;

export const createdApiKeySchema = z
  .object({ key: z.string(), apiKey: apiKeySchema })
  .meta({ id: 'CreatedApiKey' });
export type CreatedApiKey = z.output<typeof createdApiKeySchema>;

export const apiKeyBody = z.strictObject({
  kind: z.enum(apiKeyKinds),
  name: plainLine(maxNameLength).min(1),
  scopes: z.array(z.enum(apiKeyScopes)).max(apiKeyScopes.length).default([]),
  expiresInDays: z.int().min(1).max(maxDays).nullable().default(null),
});
export type ApiKeyBody = z.output<typeof apiKeyBody>;

export const rotationBody = z.strictObject({
  overlapHours: z.int().min(0).max(maxOverlapHours),
});

export const apiKeyParams = z.strictObject({ organisationId: z.uuid(), keyId: z.uuid() });
