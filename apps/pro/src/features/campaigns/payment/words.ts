import { sayIn } from '../../../lib/words.ts';
import { paymentFr } from './payment.fr.ts';

/** Says what the payment screen says. */
export const say = sayIn('payment', paymentFr);
