import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { type GazetteerLoad, gazetteerService } from '../features/gazetteer/gazetteer.service.ts';
import { parseCommuneCentres } from '../gateways/commune-list/commune-centres.ts';
import { packagedEdition, readPackagedDivisions } from '../gateways/commune-list/packaged-divisions.ts';
import { readPackagedTownPoints } from '../gateways/commune-list/packaged-town-points.ts';
import { fetchStateCentres } from '../gateways/commune-list/state-commune-list.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';

const format = (count: number): string => count.toLocaleString('en-GB');

function describe(load: GazetteerLoad): string {
  if (load.outcome === 'already-loaded') return 'Communes: already loaded.';
  const reason = load.centresMissing === undefined ? '' : ` The State's commune list was not used (${load.centresMissing}).`;
  return `Communes: ${format(load.exact)} placed exactly, ${format(load.approximate)} approximately, ${format(load.unknown)} without a position.${reason}`;
}

function readCentres(file: string): ReturnType<typeof parseCommuneCentres> {
  try {
    return parseCommuneCentres(readFileSync(file));
  } catch (error) {
    throw new Error(`${file} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

async function run(file: string | undefined): Promise<string> {
  const centres = file === undefined ? undefined : readCentres(file);
  const config = readConfig();
  const db = openDatabase(config.DATABASE_URL, {
    engine: config.DATABASE_ENGINE,
    statementTimeoutMs: 0,
    poolSize: 1,
    onConnectionLost: (error) => console.error(`database connection lost: ${error.message}`),
  });
  try {
    const gazetteer = gazetteerService({
      db,
      clock: systemClock,
      sources: {
        edition: packagedEdition(),
        readDivisions: readPackagedDivisions,
        readTownPoints: readPackagedTownPoints,
        fetchCentres: () => fetchStateCentres(),
      },
    });
    return describe(await (centres ? gazetteer.loadWithCentres(centres) : gazetteer.loadIfMissing()));
  } finally {
    await db.$disconnect();
  }
}

// import-communes.ts [file]: without a file, loads the list once; with one, places every commune that the file names.
try {
  console.log(await run(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
