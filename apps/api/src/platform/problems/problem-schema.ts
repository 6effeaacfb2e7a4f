import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import { quotaNames } from '@parages/contracts/vocabulary/quotas';
import { z } from 'zod';

/** The shape of every refusal (RFC 9457), as the OpenAPI document shows it. */
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
    'RFC 9457 problem document. `code` is permanent; `errors` names each wrong field; `present`, what somebody else made of it meanwhile; `quota`, which quota is used up and how many it allows.',
  );
