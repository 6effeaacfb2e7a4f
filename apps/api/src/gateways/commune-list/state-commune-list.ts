import { parseCommuneCentres } from './commune-centres.ts';
import type { Centres } from './commune-list.ts';

const stateUrl = 'https://geo.api.gouv.fr';
const deadlineMs = 4000;

/**
 * Fetches every centre from the government's commune list, or from `baseUrl`, in one request.
 * Rejects when the service is unreachable, slow, or answers something else.
 */
export async function fetchStateCentres(baseUrl = stateUrl): Promise<Centres> {
  const response = await fetch(`${baseUrl}/communes?fields=code,centre&format=json`, {
    signal: AbortSignal.timeout(deadlineMs),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`the commune list answered ${response.status}`);
  return parseCommuneCentres(new Uint8Array(await response.arrayBuffer()));
}
