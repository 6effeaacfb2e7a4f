import type { Shareable, ShareOutcome } from './native/native.ts';

/** Shares an address as the device does. Never rejects: without a network what speaks to the device may not be there to be had. */
export async function shareAddress(shared: Shareable): Promise<ShareOutcome> {
  try {
    const { share } = await import('./native/native.ts');
    return await share(shared);
  } catch {
    return 'failed';
  }
}
