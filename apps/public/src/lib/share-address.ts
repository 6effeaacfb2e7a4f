import type { Shareable, ShareOutcome } from './native/native.ts';

const loadNative = () => import('./native/native.ts');

/** Shares an address as the device does. Never rejects: the module is lazy-loaded, and without a network it may not load. */
export async function shareAddress(shared: Shareable, load = loadNative): Promise<ShareOutcome> {
  try {
    const { share } = await load();
    return await share(shared);
  } catch {
    return 'failed';
  }
}
