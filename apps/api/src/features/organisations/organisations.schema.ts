import { limits } from '@parages/contracts/vocabulary/limits';
import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import {
  organisationStatuses,
  registryStates,
} from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import { boundedText, cleanedText, trimmedText } from '../../platform/input/bounded-text.ts';
import { plainLine, plainText } from '../../platform/input/plain-text.ts';

const { maxDescriptionLength, maxLineLength, maxWebsiteLength } = limits.organisation;
const text = z.string().nullable();
const instant = z.string();

const companyShape = {
  siren: z.string(),
  name: text,
  acronym: text,
  streetAddress: text,
  postalCode: text,
  locality: text,
  legalForm: text.describe('Code of the State for the legal form'),
  activity: text.describe('Code of the State for the main activity'),
  vatNumber: text,
  createdOn: text.describe('yyyy-MM-dd'),
};
export const companySchema = z.object(companyShape).meta({
  id: 'Company',
  description: 'What the national registry tells of a company. What it keeps to itself is null.',
});

export const companyLookupSchema = z
  .object({ siren: z.string(), state: z.enum(registryStates), company: companySchema.nullable() })
  .meta({
    id: 'CompanyLookup',
    description:
      '`found`: fill the form in. `masked`: the company exists and does not publish its name. `unknown`: no company has this number (yet). `unchecked`: the registry did not answer. Whatever it is, the organisation can be declared by hand.',
  });
export type CompanyLookup = z.output<typeof companyLookupSchema>;

const mineShape = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(organisationStatuses),
  role: z.enum(memberRoles),
};
export const myOrganisationSchema = z
  .object({
    ...mineShape,
    reason: text,
    memberCount: z.int(),
    poiCount: z.int(),
    createdAt: instant,
  })
  .meta({
    id: 'MyOrganisation',
    description: 'An organisation one belongs to. `reason`: of its refusal or suspension.',
  });
export type MyOrganisation = z.output<typeof myOrganisationSchema>;

export const myOrganisationsSchema = z
  .object({
    items: z.array(myOrganisationSchema),
    hasPending: z.boolean().describe('One asked for an organisation that waits to be approved'),
  })
  .meta({ id: 'MyOrganisations' });
export type MyOrganisations = z.output<typeof myOrganisationsSchema>;

export const organisationChangeSchema = z
  .object({
    name: z.string(),
    locality: z.string(),
    website: text,
    description: z.string(),
    submittedAt: instant,
    reason: text.describe('Of its refusal; null while it waits for a moderator'),
  })
  .meta({
    id: 'OrganisationChange',
    description:
      'What an approved organisation would show to visitors, once a moderator accepts it.',
  });

/** An organisation as its tables keep it. */
export const organisationShape = {
  ...mineShape,
  email: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  siren: text,
  website: text,
  description: z.string(),
  registryState: z.enum(registryStates),
  registry: companySchema
    .nullable()
    .describe('What the registry said when it was asked, beside what was declared'),
  reason: text.describe('Of the last refusal or suspension'),
  version: z.int().describe('Send it back with the next change'),
  submittedAt: instant,
  decidedAt: text,
  createdAt: instant,
  updatedAt: instant,
  change: organisationChangeSchema
    .nullable()
    .describe(
      'Visitors read the other fields until it is accepted; null when nothing waits or was refused',
    ),
};
export const organisationSchema = z
  .object(organisationShape)
  .meta({ id: 'Organisation', description: 'An organisation as its members see it.' });
export type Organisation = z.output<typeof organisationSchema>;

const lower = (value: string): string => value.trim().toLowerCase();
/** One address, in small letters. */
export const emailField = cleanedText(254, lower).check(z.email());

// What is typed without a scheme is meant as a web address all the same.
const withScheme = (text: string): string => {
  const bare = text.trim();
  return bare === '' || /^[a-z][a-z0-9+.-]*:/i.test(bare) ? bare : `https://${bare}`;
};
const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });
const website = cleanedText(maxWebsiteLength, withScheme)
  .check((text) => {
    if (text.value === '' || webAddress.safeParse(text.value).success) return;
    text.issues.push({
      code: 'invalid_format',
      format: 'url',
      input: text.value,
      message: 'Invalid URL',
    });
  })
  .meta({ format: 'uri' })
  .nullable()
  .overwrite((text) => (text === '' ? null : text));

const declaredShape = {
  name: plainLine(limits.label.max).min(1),
  email: emailField,
  streetAddress: plainLine(maxLineLength).min(1),
  postalCode: trimmedText(5).regex(/^\d{5}$/),
  locality: plainLine(maxLineLength).min(1),
  siren: boundedText(40).describe('Nine digits, spaces apart'),
  website,
  description: plainText(maxDescriptionLength),
};

/** `website` and `description` may be left out. */
export const organisationDraft = z.strictObject({
  ...declaredShape,
  website: website.default(null),
  description: declaredShape.description.default(''),
});
export type OrganisationDraft = z.output<typeof organisationDraft>;

const version = z.int().min(1).describe('The version that was read; an older one is refused');

/** What is left out stays as it is. */
export const organisationChanges = z.strictObject({
  version,
  ...z.object(declaredShape).partial().shape,
});
export type OrganisationChanges = z.output<typeof organisationChanges>;

export const versionBody = z.strictObject({ version });
export const reasonBody = z.strictObject({
  version,
  reason: plainText(maxDescriptionLength).min(1).describe('What its owners read'),
});

export const organisationParams = z.strictObject({ organisationId: z.uuid() });
export const sirenParams = z.strictObject({ siren: boundedText(40) });
