import { parseArgs } from 'node:util';
import { outingsSweepService } from '../features/pois/outings/outings-sweep.service.ts';
import { systemClock } from '../platform/clock.ts';
import { onDatabase, reportFailure } from './on-database.ts';
import { outingsWords } from './outings-messages.ts';

const exitCodes = { misused: 2 };

function readArguments(args: string[]): { isApplied: boolean } | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: { apply: { type: 'boolean', default: false } },
    });
    return { isApplied: values.apply };
  } catch {
    return undefined;
  }
}

const asked = readArguments(process.argv.slice(2));
if (asked === undefined) {
  console.error(outingsWords.usage);
  process.exitCode = exitCodes.misused;
} else {
  try {
    await onDatabase(async (db) => {
      const outings = outingsSweepService({ db, clock: systemClock });
      const rows = await outings.count();
      console.log(outingsWords.report(rows));
      console.log(
        asked.isApplied ? outingsWords.swept(await outings.sweep()) : outingsWords.waiting(rows),
      );
    });
  } catch (error) {
    reportFailure(error);
  }
}
