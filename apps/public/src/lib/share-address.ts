import type { Shareable, ShareOutcome } from './native/native.ts';

const loadNative = () => import('./native/native.ts');

/**
 * Shares an address with the device's function. Never rejects: the lazy module may fail to load
 * offline.
 */
export async function shareAddress(shared: Shareable, load = loadNative): Promise<ShareOutcome> {
  try {
    const { share } = await load();
    return await share(shared);
  } catch {
    return 'failed';
  }
}
