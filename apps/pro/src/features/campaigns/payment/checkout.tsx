import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useMemo } from 'react';

export type CheckoutProps = { stripe: Stripe; clientSecret: string; onComplete: () => void };

/**
 * The provider's form in the provider's iframe: what the organiser types there never reaches us.
 */
export function Checkout({ stripe, clientSecret, onComplete }: CheckoutProps) {
  const options = useMemo(
    () => ({ fetchClientSecret: async () => clientSecret, onComplete }),
    [clientSecret, onComplete],
  );
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={options}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}
