import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import { quotaNames } from '@parages/contracts/vocabulary/quotas';
import { z } from 'zod';

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
    detail: z.string().optional(),
    errors: z
      .array(z.object({ pointer: z.string(), code: z.string(), detail: z.string() }))
      .optional(),
    present: z.record(z.string(), z.unknown()).optional(),
    quota: z.object({ name: z.enum(quotaNames), most: z.int() }).optional(),
  })
  .describe(
    'RFC 9457 problem document. `code` is stable; `errors` lists the invalid fields; `present`: the current state after a concurrent change; `quota`: the exhausted quota and its limit.',
  );
