import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useMemo } from 'react';

export type CheckoutProps = { stripe: Stripe; clientSecret: string; onComplete: () => void };

/** The form of the provider, in its own frame: what is typed there never comes to us. */
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
