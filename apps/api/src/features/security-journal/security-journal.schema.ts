import { securityEventKinds } from '@parages/contracts/vocabulary/accounts/security-events';
import { limits, securityJournalLimits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { day } from '../../platform/input/day-schema.ts';

const text = z.string().nullable();
const account = z
  .object({
    id: z.string(),
    name: text.describe('Names or address; null once the account is deleted'),
  })
  .meta({ id: 'JournalAccount' });

export const securityEventSchema = z
  .object({
    id: z.string(),
    at: z.string().describe('Time of the first occurrence within its minute'),
    lastAt: z.string(),
    count: z.int().describe('Number of occurrences within a minute'),
    kind: z.enum(securityEventKinds),
    actor: account
      .nullable()
      .describe('The account of the caller; null without a session, and for a command'),
    subject: account.nullable().describe('The account concerned; null without one'),
    network: text.describe(
      'First three numbers of the IPv4 address, or first three groups of the IPv6 address; null for a command',
    ),
    operation: text.describe(
      '`operationId` of the API, else method and route; null without a request',
    ),
    facts: z.record(z.string(), z.string()).describe('Codes and ids'),
  })
  .meta({ id: 'SecurityEvent' });

export const securityEventsSchema = z
  .object({
    items: z.array(securityEventSchema),
    next: text.describe('`before` of the next page; null on the last page'),
  })
  .meta({ id: 'SecurityEvents', description: 'The latest first.' });
export type SecurityEvents = z.output<typeof securityEventsSchema>;

export const securityEventsQuery = z.strictObject({
  kind: z.enum(securityEventKinds).optional(),
  account: boundedText(64)
    .regex(/^[\w-]+$/)
    .optional()
    .describe('Id of an account, as actor or subject'),
  network: boundedText(45)
    .regex(/^[\da-fA-F.:]+$/)
    .optional(),
  from: day.optional().describe('First day, in Paris'),
  to: day.optional().describe('Last day, in Paris'),
  before: z.uuid().optional().describe('`next` of the previous page'),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.pageSize.max)
    .default(securityJournalLimits.pageSize),
});
export type SecurityEventsQuery = z.output<typeof securityEventsQuery>;
