import { createHash } from 'node:crypto';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { demoRepository, type KnownDemoPoi } from './demo.repository.ts';
import { type DemoEvent, writeDemoEvents } from './demo-event.domain.ts';
import type { DemoContent } from './demo-template.ts';

/** `skipped` are events of an earlier seeding that were edited or locked. */
export type DemoSeeding = { created: number; updated: number; unchanged: number; skipped: number };
export type DemoDeps = { db: Db; clock: Clock; content: DemoContent };

const drawingNamespace = '5b1f7c0a-3f0e-4c8e-9a57-0d6c1b9e2a41';
const transactionTimeoutMs = 60_000;

const hashOf = (event: DemoEvent): string =>
  createHash('sha1').update(JSON.stringify(event)).digest('base64url');

export const demoService = ({ db, clock, content }: DemoDeps) => {
  const toRow = (event: DemoEvent, hash: string, known: KnownDemoPoi | undefined) => ({
    ...event,
    poiId: known?.poiId ?? uuidv7(),
    versionId: known?.versionId ?? uuidv7(),
    mediaId: uuidv5(event.drawing, drawingNamespace),
    mediaTitle: content.words.drawingTitle,
    mediaCredits: content.words.credits,
    sourceHash: hash,
  });

  return {
    /** Runs in one transaction. A second run on the same day writes nothing. */
    seed: (): Promise<DemoSeeding> => {
      const now = clock.now();
      const events = writeDemoEvents(content, parisDay(now));
      return db.$transaction(
        async (tx) => {
          const demo = demoRepository(tx);
          await demo.lock();
          const known = new Map((await demo.listKnown()).map((poi) => [poi.extId, poi]));
          const planned = events.map((event) => ({
            event,
            hash: hashOf(event),
            known: known.get(event.extId),
          }));
          const created = planned.filter((plan) => plan.known === undefined);
          const skipped = planned.filter((plan) => plan.known?.versionId === null);
          const updated = planned.filter(
            (plan) => plan.known?.versionId && plan.known.sourceHash !== plan.hash,
          );
          const rows = [...created, ...updated].map((plan) =>
            toRow(plan.event, plan.hash, plan.known),
          );
          const versionIds = updated.flatMap((plan) => plan.known?.versionId ?? []);
          if (rows.length > 0)
            await demo.write({
              events: JSON.stringify(rows),
              versionIds,
              poiIds: rows.map((row) => row.poiId),
              now,
            });
          const unchanged = planned.length - created.length - updated.length - skipped.length;
          return {
            created: created.length,
            updated: updated.length,
            unchanged,
            skipped: skipped.length,
          };
        },
        { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
      );
    },
  };
};
