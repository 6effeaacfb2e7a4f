import { demoContent } from '../features/demo/content/demo-content.fr.ts';
import { demoService } from '../features/demo/demo.service.ts';
import { systemClock } from '../platform/clock.ts';
import { onDatabase, reportFailure } from './on-database.ts';

try {
  const { created, updated, unchanged, skipped } = await onDatabase((db) =>
    demoService({ db, clock: systemClock, content: demoContent }).seed(),
  );
  const total = created + updated + unchanged + skipped;
  console.log(`Demo events: ${total}, of which ${created} new and ${updated} with other dates.`);
} catch (error) {
  reportFailure(error);
}
