import { parisDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { toSlug } from '../../platform/slug.ts';
import { demoModerationRepository } from './demo-moderation.repository.ts';
import type { DemoOrganisation } from './demo-organisation.repository.ts';

type Town = {
  name: string;
  insee: string;
  postalCode: string;
  position: { lon: number; lat: number };
};
type DraftEvent = {
  key: string;
  label: string;
  description: string;
  theme: Theme | null;
  town: Town;
  placeName?: string;
};

/** `inDays` counts from the day of seeding; `waitsHours` is the age of the submission. */
export type DemoModeration = {
  drawing: { title: string; credits: string };
  organisation: DemoOrganisation;
  reviews: readonly (DraftEvent & { inDays: number; waitsHours: number; autopublish: boolean })[];
  gaps: readonly (DraftEvent & {
    inDays: number | null;
    hasImage: boolean;
    disabledReason?: string;
  })[];
};

export type DemoModerationDeps = { db: Db; clock: Clock; content: DemoModeration };
export type DemoPeople = {
  applicantEmail: string;
  organiserEmail: string;
  organisationSlug: string;
};

const hourMs = 3_600_000;
const drawingNamespace = '5b1f7c0a-3f0e-4c8e-9a57-0d6c1b9e2a41';

/** Safe to run at every start: events that people have edited stay unchanged. */
export const demoModerationService = ({ db, clock, content }: DemoModerationDeps) => ({
  seed: ({ applicantEmail, organiserEmail, organisationSlug }: DemoPeople): Promise<number> =>
    db.$transaction(async (tx) => {
      const demo = demoModerationRepository(tx);
      const now = clock.now();
      const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
      const { title, credits } = content.drawing;
      const common = (
        { key, label, description, theme, town, placeName }: DraftEvent,
        inDays: number | null,
        hasImage: boolean,
      ) => {
        const drawing = `${theme ?? 'parages'}-1:${key}`;
        return {
          extId: `moderation/${key}`,
          id: uuidv7(),
          versionId: uuidv7(),
          label,
          description,
          theme,
          town,
          now,
          placeName: placeName ?? town.name,
          day: inDays === null ? null : shiftDay(parisDay(now), inDays),
          media: hasImage
            ? { id: uuidv5(drawing, drawingNamespace), drawing, title, credits }
            : null,
        };
      };
      await demo.keepPending(applicantEmail, { ...content.organisation, id: uuidv7() }, before(20));
      const organiser = await demo.findOrganiser(organisationSlug, organiserEmail);
      let written = 0;
      for (const review of content.reviews) {
        const event = {
          ...common(review, review.inDays, true),
          slugFr: null,
          disabledReason: null,
        };
        const state = {
          status: 'in-review' as const,
          submittedAt: before(review.waitsHours),
          autopublish: review.autopublish,
        };
        if (await demo.keep({ ...event, ...state, organiser })) written += 1;
      }
      for (const gap of content.gaps) {
        const event = {
          ...common(gap, gap.inDays, gap.hasImage),
          slugFr: toSlug(gap.label, gap.town.name),
        };
        const state = {
          status: 'published' as const,
          submittedAt: null,
          autopublish: true,
          disabledReason: gap.disabledReason ?? null,
        };
        if (await demo.keep({ ...event, ...state, organiser: null })) written += 1;
      }
      return written;
    }),
});
