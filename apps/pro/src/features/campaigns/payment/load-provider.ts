import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Nothing at ${address}`));
    });
    document.head.append(script);
  });
}

/**
 * A script named by the API (`scriptUrl`) runs first and defines `Stripe`; without it, `loadStripe`
 * loads the provider's own script.
 */
export async function loadProvider(
  publishableKey: string,
  scriptUrl: string | null,
): Promise<Stripe> {
  if (scriptUrl !== null && !('Stripe' in window)) await runScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('The provider is for browsers only.');
  return stripe;
}
