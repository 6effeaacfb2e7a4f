import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * Adds a script to the page and waits until it has run. @throws {Error} when it cannot be loaded
 */
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
 * The payment provider's client. A script named by the API (`scriptUrl`) runs first and defines
 * `Stripe`; without it, the provider's own script is loaded from the provider.
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
