import { z } from 'zod';
import type { Answer } from '../../http/endpoint.ts';

/** Name of a role or a permission. */
export const name = z.string().trim().min(1);

export const unknownRole: Answer = { status: 'UNKNOWN_ROLE_ERROR' };
