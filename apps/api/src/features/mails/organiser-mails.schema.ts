import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { reportReasons } from '@parages/contracts/vocabulary/imports/source-report';
import { apiKeyKinds } from '@parages/contracts/vocabulary/organisations/api-keys';
import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { z } from 'zod';
import { campaignMailData } from './campaign-mails.schema.ts';
import { firstName, link, reason } from './mail-fields.schema.ts';

const about = {
  firstName,
  organisation: z.string().min(1),
  link,
};
const aboutPoi = { ...about, title: z.string().min(1) };
const decided = z.array(z.object({ title: z.string().min(1), link }));
const messageTitle = z
  .string()
  .nullable()
  .describe('Title of the event; null for a message about the organisation itself');
const messageText = z.string().min(1).describe('The words of the message');
const count = z.int().nonnegative();
const reasons = z.array(z.object({ reason: z.enum(reportReasons), count }));

export const organiserMailData = {
  'organisation-received': z.object(about),
  'organisation-approved': z.object(about),
  'organisation-refused': z.object({ ...about, reason }),
  'organisation-suspended': z.object({ ...about, reason }),
  'organisation-change-accepted': z.object(about),
  'organisation-change-refused': z.object({ ...about, reason }),
  invitation: z.object({
    inviter: z.string().describe('First name, empty when unknown'),
    organisation: z.string().min(1),
    role: z.enum(memberRoles),
    days: z.int().positive(),
    link,
  }),
  'api-key-created': z.object({
    ...about,
    creator: z.string().describe('Names, empty when unknown'),
    name: z.string().min(1),
    kind: z.enum(apiKeyKinds),
    isRotation: z.boolean(),
  }),
  'poi-in-review': z.object(aboutPoi),
  'poi-published': z.object(aboutPoi),
  'poi-accepted': z.object(aboutPoi),
  'poi-refused': z.object({
    ...aboutPoi,
    reasons: z.array(z.enum(refusalReasons)).min(1),
    comment: z.string().nullable(),
  }),
  'review-digest': z.object({
    ...about,
    published: decided,
    accepted: decided,
    refused: decided,
    reasons: z.array(z.enum(refusalReasons)).describe('Of all refused events'),
    comment: z.string().nullable(),
  }),
  'poi-hidden': z.object({ ...aboutPoi, reason }),
  'poi-merged': z.object({
    ...aboutPoi,
    kept: z.string().min(1).describe('Title of the event that stays'),
  }),
  'poi-reassigned': z.object(aboutPoi),
  'poi-withdrawn': z.object(aboutPoi).describe('To the moderator who had claimed the event'),
  'team-message': z.object({
    ...about,
    title: messageTitle,
    text: messageText,
    asksPapers: z.boolean(),
    files: count.default(0),
    replyTo: z
      .email()
      .optional()
      .describe('Address for the answer; without one the mail cannot be answered'),
  }),
  'organiser-message': z
    .object({
      organisation: z.string().min(1),
      title: messageTitle,
      text: messageText.describe('The first words of the message'),
      files: count,
      link,
    })
    .describe('To the team'),
  'reply-refused': z
    .object({
      ...about,
      title: messageTitle,
      reason: z.enum(['sender', 'empty', 'long', 'quota', 'files']),
      files: z.array(z.string()).describe('Names of the files that were left out'),
    })
    .describe('To the sender of an answer by mail that has not arrived as a whole'),
  'import-finished': z.object({
    firstName,
    organisation: z.string().min(1).nullable().describe('Null for an import by the team'),
    fileName: z.string().min(1),
    outcome: z.object({ created: count, updated: count, unchanged: count, skipped: count }).extend({
      rejected: count.describe('Number of lines that were not imported'),
      photosQueued: count,
    }),
    report: z
      .object({ refused: reasons, keptBack: reasons, doubtful: reasons })
      .optional()
      .describe('Absent from mails that a former release has queued'),
    link: link.describe(
      'The page of the import, on the professional site for an organisation, else on the public site',
    ),
  }),
  'webhook-paused': z.object({ ...about, address: z.string().min(1), days: count }),
  ...campaignMailData,
};

export type OrganiserMailKind = keyof typeof organiserMailData;

export const organiserMailKinds = Object.keys(organiserMailData) as OrganiserMailKind[];
