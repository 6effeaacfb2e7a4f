import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { type GazetteerLoad, gazetteerService } from '../features/gazetteer/gazetteer.service.ts';
import { parseCommuneCentres } from '../gateways/commune-list/commune-centres.ts';
import type { Centres } from '../gateways/commune-list/commune-list.ts';
import { packagedEdition, readPackagedDivisions } from '../gateways/commune-list/packaged-divisions.ts';
import { readPackagedTownPoints } from '../gateways/commune-list/packaged-town-points.ts';
import { fetchStateCentres } from '../gateways/commune-list/state-commune-list.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { databaseProblem } from '../platform/database-failure.ts';
import { communeWords } from './import-communes.fr.ts';

function describe(load: GazetteerLoad): string {
  if (load.outcome === 'already-loaded') return communeWords.alreadyLoaded;
  return load.centresMissing === undefined ? communeWords.loaded(load) : `${communeWords.loaded(load)}\n${communeWords.centresMissing}`;
}

function readFile(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(communeWords.unreadable(file));
  }
}

function readCentres(file: string): Centres {
  const content = readFile(file);
  try {
    return parseCommuneCentres(content);
  } catch {
    throw new Error(communeWords.notAList(file));
  }
}

async function loadCommunes(file: string | undefined): Promise<GazetteerLoad> {
  const centres = file === undefined ? undefined : readCentres(file);
  const config = readConfig();
  const db = openDatabase(config.DATABASE_URL, {
    engine: config.DATABASE_ENGINE,
    statementTimeoutMs: 0,
    poolSize: 1,
    onConnectionLost: (error) => console.error(error.message),
  });
  try {
    const sources = {
      edition: packagedEdition(),
      readDivisions: readPackagedDivisions,
      readTownPoints: readPackagedTownPoints,
      fetchCentres: () => fetchStateCentres(),
    };
    const gazetteer = gazetteerService({ db, clock: systemClock, sources });
    return await (centres ? gazetteer.loadWithCentres(centres) : gazetteer.loadIfMissing());
  } finally {
    await db.$disconnect();
  }
}

// import-communes.ts [file]: without a file, loads the list once; with one, places every commune that the file names.
try {
  console.log(communeWords.asking);
  console.log(describe(await loadCommunes(process.argv[2])));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(databaseProblem(error) === undefined ? reason : communeWords.databaseAway);
  process.exitCode = 1;
}
