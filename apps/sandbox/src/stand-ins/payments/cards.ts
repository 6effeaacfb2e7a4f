import { sentences } from './payments.fr.ts';

export type Failure = { code: string; declineCode: string; message: string };

// Test cards of https://docs.stripe.com/testing that need no further screen, such as 3-D Secure.
const accepted = new Set(['4242424242424242', '5555555555554444', '4000002500000003']);
const declined: Record<string, { code: string; declineCode: string }> = {
  '4000000000000002': { code: 'card_declined', declineCode: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', declineCode: 'insufficient_funds' },
  '4000000000000069': { code: 'expired_card', declineCode: 'expired_card' },
  '4000000000000119': { code: 'processing_error', declineCode: 'processing_error' },
};

export function tryCard(typed: string): 'paid' | 'unknown' | Failure {
  const number = typed.replace(/[\s-]/g, '');
  if (accepted.has(number)) return 'paid';
  const reason = declined[number];
  return reason ? { ...reason, message: sentences.declined(reason.declineCode) } : 'unknown';
}
