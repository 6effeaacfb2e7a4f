import { interests } from '@parages/contracts/vocabulary/accounts/interests';
import { reasonCodes } from '@parages/contracts/vocabulary/search/recommendations';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { cardSchema } from '../pois/poi-cards.service.ts';

const reasonSchema = z
  .object({
    code: z.enum(reasonCodes),
    interest: z.enum(interests).nullable().describe('Of the code `interest` only'),
    theme: z
      .enum(themes)
      .nullable()
      .describe('Of the codes `interest`, `favorites` and `followed`: which of its themes'),
  })
  .meta({ id: 'RecommendationReason', description: 'What counted most for this card.' });
export type Reason = z.output<typeof reasonSchema>;

const recommendedCardSchema = z
  .object({ ...cardSchema.shape, reason: reasonSchema })
  .meta({ id: 'RecommendedCard' });
export type RecommendedCard = z.output<typeof recommendedCardSchema>;

export const recommendationsSchema = z
  .object({
    items: z.array(recommendedCardSchema),
    isEnabled: z.boolean().describe('False when the person wants none: the list is empty then'),
  })
  .meta({
    id: 'Recommendations',
    description:
      'Best first. Of each ten, three at most share their first theme and two their organiser.',
  });
export type Recommendations = z.output<typeof recommendationsSchema>;
