import { interests } from '@parages/contracts/vocabulary/accounts/interests';
import { permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';
import {
  ageCategories,
  childrenCategories,
  jobCategories,
  outgoingCategories,
} from '@parages/contracts/vocabulary/accounts/profile';
import { roles } from '@parages/contracts/vocabulary/accounts/roles';
import { limits } from '@parages/contracts/vocabulary/limits';
import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import { boundedText, trimmedText } from '../../platform/input/bounded-text.ts';
import { positionSchema } from '../../platform/input/position-schema.ts';

const { maxNameLength, maxPlaceNameLength } = limits.account;
const instant = z.string();

const preferencesShape = {
  age_category: z.enum(ageCategories).nullable(),
  job_category: z.enum(jobCategories).nullable(),
  children_category: z.enum(childrenCategories).nullable(),
  outgoing_categories: z.array(z.enum(outgoingCategories)),
};

const notificationsShape = {
  hasDigest: z.boolean().describe('Every Thursday: events of the weekend'),
  hasReminders: z.boolean().describe('The day before a favourite event'),
  hasFollowNews: z
    .boolean()
    .describe('New events in the followed themes, at followed venues and of followed organisers'),
  hasSearchNews: z.boolean().describe('New events in the saved searches'),
  hasServiceNews: z.boolean().describe('News of the service itself'),
};

export const latestPositionSchema = z
  .object({ position: positionSchema, name: z.string().nullable(), updatedAt: instant })
  .meta({
    id: 'LatestPosition',
    description: 'Position of the latest search, rounded to 0.01 degree.',
  });
export type LatestPosition = z.output<typeof latestPositionSchema>;

const preferredCitySchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    position: positionSchema.nullable(),
  })
  .meta({ id: 'PreferredCity' });

const organisationSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(memberRoles),
  status: z.enum(organisationStatuses),
});

export const userProfileSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    locale: z.enum(locales),
    locality: z
      .string()
      .nullable()
      .describe('Name of the preferred city, else of the latest position; null without both'),
    preferences: z.object(preferencesShape),
    interests: z.array(z.enum(interests)),
    preferredCity: preferredCitySchema.nullable(),
    latestPosition: latestPositionSchema.nullable(),
    notifications: z.object(notificationsShape),
    wantsRecommendations: z.boolean(),
    isOnboarded: z.boolean().describe('The user answered or skipped the welcome questions'),
    organisations: z.array(organisationSchema),
    permissions: z.array(z.enum(permissions)),
    role: z.enum(roles),
    createdAt: instant,
  })
  .meta({
    id: 'UserProfile',
    description: 'Profile of the caller. Unknown names are empty.',
  });
export type UserProfile = z.output<typeof userProfileSchema>;

const name = (maxLength: number) =>
  trimmedText(maxLength).regex(/^\P{Cc}*$/u, 'Control characters are not allowed');
const personName = name(maxNameLength).refine(
  isPersonName,
  'A name has no link and no /, \\, : or @',
);
const distinct = <Value extends string>(list: Value[]): boolean =>
  new Set(list).size === list.length;
const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).max(values.length).refine(distinct, 'The same value twice');

/** Absent properties leave the stored value unchanged. */
export const profileChanges = z
  .strictObject({
    firstName: personName.min(1),
    lastName: personName,
    locale: z.enum(locales),
    preferredCity: name(200)
      .min(1)
      .nullable()
      .describe('Slug or id of a region of level CITY; null for none'),
    preferences: z
      .strictObject({ ...preferencesShape, outgoing_categories: several(outgoingCategories) })
      .partial(),
    interests: several(interests),
    notifications: z.strictObject(notificationsShape).partial(),
    wantsRecommendations: z.boolean(),
    isOnboarded: z.boolean(),
  })
  .partial();
export type ProfileChanges = z.output<typeof profileChanges>;

export const positionBody = z.strictObject({
  lon: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  name: name(maxPlaceNameLength).nullable(),
});
export type PositionBody = z.output<typeof positionBody>;

export const doneSchema = z.object({ isDeleted: z.literal(true) }).meta({ id: 'Deleted' });

export const deletionBody = z
  .strictObject({
    password: boundedText(limits.password.max).min(1).optional(),
    token: boundedText(100).min(1).optional(),
  })
  .refine(({ password, token }) => (password === undefined) !== (token === undefined), {
    path: ['password'],
    message: 'Either password or token',
  });
export type DeletionProof = z.output<typeof deletionBody>;

export const deletionLinkAnswer = z
  .object({ isSent: z.literal(true) })
  .meta({ id: 'DeletionLinkAnswer' });
