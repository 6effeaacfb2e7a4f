import { hostKinds } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { reportKinds } from '@parages/contracts/vocabulary/events/report-kinds';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { firstName, link } from './mail-fields.schema.ts';
import { organiserMailData } from './organiser-mails.schema.ts';

const day = z.iso.date();
const dateNews = [...liveStates, 'moved'] as const;
export type DateNews = (typeof dateNews)[number];
const isPro = z.boolean().optional().describe('Of an account made on the professional site');

/** Days and times are in Europe/Paris. */
const mailedPoi = z.object({
  slug: z.string(),
  title: z.string(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  startTime: z.string().nullable().describe('HH:mm, null when unknown'),
  place: z.string().nullable(),
});
export type MailedPoi = z.output<typeof mailedPoi>;

const insteadOf = mailedPoi
  .pick({ startTime: true })
  .extend({ startDate: day })
  .nullable()
  .default(null)
  .describe('When the reader expects a date that has moved');
const changedDate = mailedPoi.pick({ endDate: true, startTime: true }).extend({
  startDate: day,
  news: z.enum(dateNews).describe('What has become of the date'),
  insteadOf,
});
export type ChangedDate = z.output<typeof changedDate>;

export const mailData = {
  'verify-email': z.object({ link, isPro }),
  welcome: z.object({ firstName, isPro }),
  'reset-password': z.object({ firstName, link, isPro }),
  'sign-in-guesses': z.object({ firstName, isPro }),
  'password-changed': z.object({ firstName, changedAt: z.iso.datetime(), isPro }),
  reminder: z.object({ firstName, poi: mailedPoi }),
  change: z.object({ firstName, poi: mailedPoi, liveState: z.enum(liveStates) }),
  'date-change': z.object({
    firstName,
    poi: mailedPoi,
    news: z.enum(dateNews).describe('What has become of the date of `poi`'),
    insteadOf,
  }),
  'date-changes': z.object({
    firstName,
    poi: mailedPoi,
    dates: z.array(changedDate).min(2).describe('Soonest first'),
    moreCount: z.int().min(0).describe('Number of other changed dates'),
  }),
  digest: z.object({
    firstName,
    town: z.string(),
    saturday: day,
    path: z
      .string()
      .startsWith('/')
      .describe('Path of all events of the weekend on the public site'),
    isOfInterests: z
      .boolean()
      .describe('False when no event matches the interests: the main events of the town instead'),
    pois: z.array(mailedPoi).min(1),
  }),
  'follow-news': z.object({
    firstName,
    town: z.string().describe('Empty when the place has no name'),
    themes: z.array(z.enum(themes)).describe('The followed themes with new events'),
    hosts: z
      .array(z.object({ kind: z.enum(hostKinds), slug: z.string(), name: z.string() }))
      .default([])
      .describe('The followed venues and organisers of these events; absent in older mails'),
    path: z.string().startsWith('/').describe('Path of the new events on the public site'),
    pois: z.array(mailedPoi).min(1),
  }),
  'search-news': z.object({
    firstName,
    searches: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          path: z.string().startsWith('/').describe('Path of the search on the public site'),
          pois: z.array(mailedPoi).min(1),
        }),
      )
      .min(1)
      .describe('The saved searches with new events'),
  }),
  'service-news': z.object({
    firstName,
    title: z.string().min(1).max(140),
    paragraphs: z.array(z.string().min(1).max(2000)).min(1).max(10),
    button: z
      .object({ label: z.string().min(1).max(60), path: z.string().regex(/^\/(?!\/)/) })
      .describe('Path on the public site'),
  }),
  'delete-account': z.object({ firstName, link, isPro }),
  'account-deleted': z.object({ firstName, isPro }),
  feedback: z.object({
    message: z.string(),
    email: z.string().nullable(),
    page: z.string().nullable(),
    writtenIn: z.enum(locales),
    reportKind: z.enum(reportKinds).optional().describe('Of a report about an event'),
  }),
  ...organiserMailData,
};

export type MailKind = keyof typeof mailData;
export type MailData<Kind extends MailKind> = z.output<(typeof mailData)[Kind]>;
