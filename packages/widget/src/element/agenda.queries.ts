import { type Agenda, readAgenda } from '../view/read-agenda.ts';

const deadlineMs = 10_000;

/** `unknown`: the site has no such list. */
export type AgendaAnswer = { agenda: Agenda } | { fault: 'unknown' | 'failed' };

/** Reads the JSON Feed at an address, without credentials. Rejects only when `signal` aborts. */
export async function fetchAgenda(
  address: string,
  most: number,
  signal: AbortSignal,
): Promise<AgendaAnswer> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    });
    if (!answer.ok) return { fault: answer.status === 404 ? 'unknown' : 'failed' };
    const agenda = readAgenda(await answer.json(), most);
    return agenda === undefined ? { fault: 'failed' } : { agenda };
  } catch (error) {
    if (signal.aborted) throw error;
    return { fault: 'failed' };
  }
}
