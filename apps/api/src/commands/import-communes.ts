import { readFileSync } from 'node:fs';
import { readConfig } from '../config/config.ts';
import { type GazetteerLoad, gazetteerService } from '../features/gazetteer/gazetteer.service.ts';
import { parseCommuneCentres } from '../gateways/commune-list/commune-centres.ts';
import type { Centres } from '../gateways/commune-list/commune-list.ts';
import {
  packagedEdition,
  readPackagedDivisions,
} from '../gateways/commune-list/packaged-divisions.ts';
import { readPackagedTownPoints } from '../gateways/commune-list/packaged-town-points.ts';
import { fetchStateCentres } from '../gateways/commune-list/state-commune-list.ts';
import { systemClock } from '../platform/clock.ts';
import { communeWords } from './import-communes-messages.ts';
import { onDatabase, reportFailure } from './on-database.ts';

function describe(load: GazetteerLoad): string {
  if (load.outcome === 'already-loaded') return communeWords.alreadyLoaded;
  return load.centresMissing === undefined
    ? communeWords.loaded(load)
    : `${communeWords.loaded(load)}\n${communeWords.centresMissing}`;
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
  const sources = {
    edition: packagedEdition(),
    readDivisions: readPackagedDivisions,
    readTownPoints: readPackagedTownPoints,
    fetchCentres: () => fetchStateCentres(readConfig().COMMUNES_URL),
  };
  return onDatabase((db) => {
    const gazetteer = gazetteerService({ db, clock: systemClock, sources });
    return centres ? gazetteer.loadWithCentres(centres) : gazetteer.loadIfMissing();
  });
}

try {
  console.log(communeWords.asking);
  console.log(describe(await loadCommunes(process.argv[2])));
} catch (error) {
  reportFailure(error);
}
