import { interests } from '@parages/contracts/vocabulary/accounts/interests';
import { reasonCodes } from '@parages/contracts/vocabulary/search/recommendations';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { cardSchema } from '../pois/poi-cards.service.ts';

const reasonSchema = z
  .object({
    code: z.enum(reasonCodes),
    interest: z
      .enum(interests)
      .nullable()
      .describe('The interest; null unless the code is `interest`'),
    theme: z
      .enum(themes)
      .nullable()
      .describe(
        'The theme concerned; null unless the code is `interest`, `favorites` or `followed`',
      ),
  })
  .meta({ id: 'RecommendationReason', description: "The largest part of the card's score." });
export type Reason = z.output<typeof reasonSchema>;

const recommendedCardSchema = z
  .object({ ...cardSchema.shape, reason: reasonSchema })
  .meta({ id: 'RecommendedCard' });
export type RecommendedCard = z.output<typeof recommendedCardSchema>;

export const recommendationsSchema = z
  .object({
    items: z.array(recommendedCardSchema),
    isEnabled: z
      .boolean()
      .describe('False when the account has switched recommendations off: the list is empty then'),
  })
  .meta({
    id: 'Recommendations',
    description:
      'Best first. Each ten holds at most three with the same first theme and two of an organiser.',
  });
export type Recommendations = z.output<typeof recommendationsSchema>;
