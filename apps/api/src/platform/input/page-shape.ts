import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';

export const pageShape = (defaultSize: number) => ({
  offset: z.coerce.number().int().min(0).max(limits.maxOffset).default(0),
  pageSize: z.coerce.number().int().min(1).max(limits.pageSize.max).default(defaultSize),
});
