import type { Shareable, ShareOutcome } from './native/native.ts';

const loadNative = () => import('./native/native.ts');

/** Never rejects: returns "failed" when the module does not load or the sharing fails. */
export async function shareAddress(shared: Shareable, load = loadNative): Promise<ShareOutcome> {
  try {
    const { share } = await load();
    return await share(shared);
  } catch {
    return 'failed';
  }
}
