import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText, trimmedText } from '../../../platform/input/bounded-text.ts';

// Bounds the length only: `passwordCheck` judges a new password and names its fault.
const anyPassword = boundedText(limits.password.max * 4);

export const passwordChangeSchema = z.strictObject({
  currentPassword: anyPassword,
  newPassword: anyPassword,
});
export const passwordChangedSchema = z.object({ isChanged: z.literal(true) });
export const signedOutSchema = z.object({ isSignedOut: z.literal(true) });
export const verificationMailSchema = z.strictObject({ email: trimmedText(254) });
export const mailAskedSchema = z.object({ isAsked: z.literal(true) });
