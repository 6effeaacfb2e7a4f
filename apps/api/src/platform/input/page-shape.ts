import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';

/** The fields by which a list is read page by page; `standard`: how many there are on a page unless it is said. */
export const pageShape = (standard: number) => ({
  offset: z.coerce.number().int().min(0).max(limits.maxOffset).default(0),
  pageSize: z.coerce.number().int().min(1).max(limits.pageSize.max).default(standard),
});
