import { limits } from '@parages/contracts/vocabulary/limits';
import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import {
  organisationStatuses,
  registryStates,
} from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { registrySearch } from '@parages/contracts/vocabulary/organisations/registry-search';
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
  legalForm: text.describe(
    'Code of the legal form in the French classification; null when not published',
  ),
  activity: text.describe(
    'Code of the main activity in the French classification; null when not published',
  ),
  vatNumber: text,
  createdOn: text.describe('Day of the creation, yyyy-MM-dd; null when not published'),
};
export const companySchema = z.object(companyShape).meta({
  id: 'Company',
  description: 'A company as the national registry publishes it. Unpublished fields are null.',
});

export const companyLookupSchema = z
  .object({ siren: z.string(), state: z.enum(registryStates), company: companySchema.nullable() })
  .meta({
    id: 'CompanyLookup',
    description:
      '`found`: prefill the form. `masked`: the company exists and does not publish its name. `unknown`: no company has this number (yet). `unchecked`: the registry did not answer. In every case the organisation can be declared by hand.',
  });
export type CompanyLookup = z.output<typeof companyLookupSchema>;

export const companySearchSchema = z
  .object({
    items: z.array(companySchema),
    isAnswered: z.boolean().describe('False when the registry did not answer'),
  })
  .meta({
    id: 'CompanySearch',
    description:
      'Companies whose name the registry publishes and which have not ceased, the best match first.',
  });
export type CompanySearch = z.output<typeof companySearchSchema>;

export const companySearchQuery = z.strictObject({
  q: plainLine(registrySearch.maxLength)
    .min(registrySearch.minLength)
    .describe('Words of the name, of the town too'),
});

export const membershipShape = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(organisationStatuses),
  role: z.enum(memberRoles),
};
export const myOrganisationSchema = z
  .object({
    ...membershipShape,
    logoId: text,
    reason: text,
    memberCount: z.int(),
    poiCount: z.int(),
    createdAt: instant,
  })
  .meta({
    id: 'MyOrganisation',
    description:
      'An organisation of which the caller is a member. `reason`: of its refusal or suspension.',
  });
export type MyOrganisation = z.output<typeof myOrganisationSchema>;

export const myOrganisationsSchema = z
  .object({
    items: z.array(myOrganisationSchema),
    hasPending: z
      .boolean()
      .describe('Whether the caller has declared an organisation that is pending review'),
  })
  .meta({ id: 'MyOrganisations' });
export type MyOrganisations = z.output<typeof myOrganisationsSchema>;

export const organisationChangeSchema = z
  .object({
    name: z.string(),
    locality: z.string(),
    website: text,
    description: z.string(),
    logoId: text,
    submittedAt: instant,
    reason: text.describe('Reason of the refusal; null while the proposal is pending'),
  })
  .meta({
    id: 'OrganisationChange',
    description: 'The values that visitors would read once a moderator accepts them.',
  });

export const organisationShape = {
  ...membershipShape,
  email: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  siren: text.describe('Null for an association that has none'),
  rna: text.describe(
    'Number in the national directory of associations; null for other organisations',
  ),
  logoId: text.describe(
    'Id of a media file; the picture is at `/mediafile/{id}`. Null without a logo',
  ),
  website: text,
  description: z.string(),
  registryState: z.enum(registryStates),
  registry: companySchema
    .nullable()
    .describe('Last answer of the company registry, beside the declared values; null without one'),
  reason: text.describe('Reason of the last refusal or suspension; null without one'),
  version: z.int().describe('Version number; send it back with the next change'),
  submittedAt: instant,
  decidedAt: text,
  createdAt: instant,
  updatedAt: instant,
  change: organisationChangeSchema
    .nullable()
    .describe(
      'Proposed values; visitors read the other fields until a moderator accepts them. Null without a pending or refused proposal',
    ),
};
export const organisationSchema = z
  .object(organisationShape)
  .meta({ id: 'Organisation', description: 'An organisation as its members see it.' });
export type Organisation = z.output<typeof organisationSchema>;

const lower = (value: string): string => value.trim().toLowerCase();
export const emailField = cleanedText(254, lower).check(z.email());

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
  siren: boundedText(40)
    .nullable()
    .describe(
      'Nine digits, or the fourteen of a SIRET, whose first nine are kept; spaces are allowed. Null for an association that has none',
    ),
  rna: boundedText(40)
    .nullable()
    .describe(
      'Number in the national directory of associations, `W` and nine more characters; required without a SIREN, else null for none',
    ),
  website,
  description: plainText(maxDescriptionLength),
};

export const organisationDraft = z.strictObject({
  ...declaredShape,
  siren: declaredShape.siren.default(null),
  rna: declaredShape.rna.default(null),
  website: website.default(null),
  description: declaredShape.description.default(''),
});
export type OrganisationDraft = z.output<typeof organisationDraft>;

const version = z
  .int()
  .min(1)
  .describe('The version that the caller read; an older one is refused');

/** Omitted fields keep their value. */
export const organisationChanges = z.strictObject({
  version,
  ...z.object(declaredShape).partial().shape,
});
export type OrganisationChanges = z.output<typeof organisationChanges>;

export const versionBody = z.strictObject({ version });
export const reasonBody = z.strictObject({
  version,
  reason: plainText(maxDescriptionLength).min(1).describe('Text for the owners'),
});

export const organisationParams = z.strictObject({ organisationId: z.uuid() });
export const sirenParams = z.strictObject({ siren: boundedText(40) });
