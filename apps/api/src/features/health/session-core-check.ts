import type { Check } from './readiness.ts';

/**
 * Checks that one of the session cores answers; `connectionUri` has several separated by `;`.
 * `/hello` is the health check of the SuperTokens core and needs no key.
 */
export const sessionCoreCheck =
  (connectionUri: string, deadlineMs: number): Check =>
  () =>
    Promise.any(
      connectionUri.split(';').map(async (core) => {
        const { ok, status } = await fetch(`${core.trim().replace(/\/$/, '')}/hello`, {
          signal: AbortSignal.timeout(deadlineMs),
        });
        if (!ok) throw new Error(`the session core answered ${status}`);
      }),
    );
