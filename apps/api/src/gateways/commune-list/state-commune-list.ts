import { parseCommuneCentres } from './commune-centres.ts';
import type { Centres } from './commune-list.ts';

const communesUrl = 'https://geo.api.gouv.fr/communes?fields=code,centre&format=json';
const deadlineMs = 4000;

/** Asks the State's commune list for every centre: one request. Rejects when it is away, slow, or answers something else. */
export async function fetchStateCentres(url = communesUrl): Promise<Centres> {
  const response = await fetch(url, { signal: AbortSignal.timeout(deadlineMs), headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`the commune list answered ${response.status}`);
  return parseCommuneCentres(new Uint8Array(await response.arrayBuffer()));
}
