import { z } from 'zod';
import { email, jsonObject } from '../../http/fields.ts';

// The bounds of the official core (`BulkImportUserUtils`).
const tenantIds = z.tuple([z.literal('public')]);
const everyMethod = {
  tenantIds,
  isVerified: z.boolean(),
  isPrimary: z.boolean(),
  timeJoinedInMSSinceEpoch: z.int().nonnegative(),
  email: email.max(255),
};
const passwordMethod = z.strictObject({
  ...everyMethod,
  recipeId: z.literal('emailpassword'),
  passwordHash: z
    .string()
    .max(256)
    .regex(/^\$argon2(?:d|i|id)\$/, 'is no hash of argon2'),
  hashingAlgorithm: z.literal('argon2'),
});
const thirdPartyMethod = z.strictObject({
  ...everyMethod,
  recipeId: z.literal('thirdparty'),
  thirdPartyId: z.string().min(1).max(28),
  thirdPartyUserId: z.string().min(1).max(256),
});

/**
 * The body of `POST /bulk-import/import`, narrower than that of the official core: one sign-in
 * method, since accounts are not linked, and no default, so that nothing is left to the core.
 */
export const importedUser = z.strictObject({
  externalUserId: z.string().trim().min(1).max(128),
  userMetadata: jsonObject.optional(),
  userRoles: z.array(z.strictObject({ role: z.string().trim().min(1).max(255), tenantIds })),
  loginMethods: z.tuple([z.discriminatedUnion('recipeId', [passwordMethod, thirdPartyMethod])]),
});

export type ImportedUser = z.output<typeof importedUser>;

/** One sentence for each field that `importedUser` refuses. */
export function importFaults(given: unknown): string[] {
  const { error } = importedUser.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
