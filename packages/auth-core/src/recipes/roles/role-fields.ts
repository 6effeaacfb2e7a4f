import { z } from 'zod';
import type { Answer } from '../../http/endpoint.ts';

/** Name of a role or a permission, trimmed and not empty; `field` is named in the error. */
export const nameIn = (field: 'role' | 'permission') =>
  z
    .string()
    .trim()
    .refine((name) => name !== '', `Field name '${field}' cannot be an empty String`);

/** A list of permission names, each trimmed and not empty. */
export const permissionNames = z.array(
  z
    .string()
    .trim()
    .refine((name) => name !== '', "Field name 'permissions' cannot contain an empty string"),
);

export const unknownRole: Answer = { status: 'UNKNOWN_ROLE_ERROR' };
