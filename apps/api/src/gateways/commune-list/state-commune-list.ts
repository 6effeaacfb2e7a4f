import { askBytes } from '../../platform/outside/ask-bytes.ts';
import { parseCommuneCentres } from './commune-centres.ts';
import type { Centres } from './commune-list.ts';

const stateUrl = 'https://geo.api.gouv.fr';
const deadlineMs = 4000;
// The list of 35,000 communes has about 4 MB.
const maxBytes = 16_777_216;

export async function fetchStateCentres(baseUrl = stateUrl): Promise<Centres> {
  const url = new URL(`${baseUrl}/communes?fields=code,centre&format=json`);
  const headers = { accept: 'application/json' };
  return parseCommuneCentres(await askBytes(url, { headers, deadlineMs, maxBytes }));
}
