import { securityEventKinds } from '@parages/contracts/vocabulary/accounts/security-events';
import { messageSides } from '@parages/contracts/vocabulary/organisations/message-sides';
import { z } from 'zod';
import { userProfileSchema } from './account.schema.ts';

const instant = z.string();
const text = z.string().nullable();

const exportedAccessSchema = z.object({
  methods: z.array(
    z.object({ kind: z.string(), email: text, joinedAt: instant, isVerified: z.boolean() }),
  ),
  sessions: z.array(z.object({ createdAt: instant, expiresAt: instant })),
  metadata: z.record(z.string(), z.unknown()),
});
export type ExportedAccess = z.output<typeof exportedAccessSchema>;

export const exportedTablesShape = {
  favorites: z.array(z.object({ poiId: z.string(), label: text, slugFr: text, addedAt: instant })),
  mergedFavorites: z.array(
    z.object({ poiId: z.string(), keptPoiId: z.string(), addedAt: instant, mergedAt: instant }),
  ),
  followedThemes: z.array(z.object({ theme: z.string(), followedAt: instant })),
  followedVenues: z.array(
    z.object({ slug: z.string(), name: z.string(), locality: z.string(), followedAt: instant }),
  ),
  followedOrganisers: z.array(
    z.object({ slug: z.string(), name: z.string(), followedAt: instant }),
  ),
  favoriteLinks: z.array(z.object({ kind: z.string(), token: z.string(), createdAt: instant })),
  savedSearches: z.array(
    z.object({
      name: z.string(),
      place: text,
      filters: z.unknown(),
      hasMail: z.boolean(),
      createdAt: instant,
    }),
  ),
  mails: z.array(
    z.object({
      kind: z.string(),
      recipient: z.string(),
      locale: z.string(),
      data: z.unknown(),
      status: z.string(),
      createdAt: instant,
      sentAt: text,
    }),
  ),
  feedback: z.array(
    z.object({
      message: z.string(),
      page: text,
      poiId: text.describe('Event that the message is about; null without one'),
      reportKind: text.describe(
        'What the message reports about the event; null for another message',
      ),
      locale: z.string(),
      createdAt: instant,
    }),
  ),
  memberships: z.array(z.object({ organisation: z.string(), role: z.string(), since: instant })),
  invitations: z.array(
    z.object({
      organisation: z.string(),
      role: z.string(),
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  organisationActs: z.array(
    z.object({ organisation: z.string(), action: z.string(), happenedAt: instant }),
  ),
  poiActs: z.array(z.object({ poiId: z.string(), action: z.string(), happenedAt: instant })),
  campaignActs: z.array(
    z.object({ campaign: z.string(), action: z.string(), happenedAt: instant }),
  ),
  messages: z
    .array(
      z.object({
        organisation: z.string(),
        poiId: text.describe('Event that the message is about; null without one'),
        side: z.enum(messageSides),
        text: z.string(),
        attachments: z.array(z.string()).describe('Names of the attached files'),
        sentAt: instant,
      }),
    )
    .describe('Messages that the account wrote between an organisation and the team'),
  securityEvents: z
    .array(
      z.object({
        kind: z.enum(securityEventKinds),
        operation: text,
        network: text,
        count: z.int(),
        happenedAt: instant,
      }),
    )
    .describe(
      'Entries of the security journal about the account; `network` only for requests of the account itself',
    ),
  suppressedAddress: z
    .object({ reason: z.string(), suppressedAt: instant })
    .nullable()
    .describe('Null unless mails to the address bounced'),
  isPro: z.boolean().describe('Whether the account was made on the professional site'),
};

export const userExportSchema = z
  .object({
    exportedAt: instant,
    profile: userProfileSchema,
    ...exportedTablesShape,
    access: exportedAccessSchema,
  })
  .meta({
    id: 'UserExport',
    description:
      'All personal data of the account. Passwords are omitted, and the links of mails, which prove access to the mailbox.',
  });
export type UserExport = z.output<typeof userExportSchema>;
