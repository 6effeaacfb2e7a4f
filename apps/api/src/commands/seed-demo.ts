import { demoContent } from '../../../../prisma/seed/demo-content.fr.ts';
import { readConfig } from '../config.ts';
import { demoService } from '../features/demo/demo.service.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';

async function run(): Promise<string> {
  const config = readConfig();
  const db = openDatabase(config.DATABASE_URL, {
    engine: config.DATABASE_ENGINE,
    statementTimeoutMs: 0,
    poolSize: 1,
    onConnectionLost: (error) => console.error(`database connection lost: ${error.message}`),
  });
  try {
    const seeding = await demoService({ db, clock: systemClock, content: demoContent }).seed();
    const total = seeding.created + seeding.updated + seeding.unchanged + seeding.skipped;
    return `Demo events: ${total}, of which ${seeding.created} new and ${seeding.updated} with other dates.`;
  } finally {
    await db.$disconnect();
  }
}

// seed-demo.ts: brings the demonstration to today; safe to run at every start.
try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
