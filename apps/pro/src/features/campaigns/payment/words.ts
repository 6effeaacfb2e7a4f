import { addTexts } from '../../../lib/texts.ts';
import { paymentFr } from './payment.fr.ts';

/** Says what the payment screen says. */
export const paymentTexts = addTexts('payment', paymentFr);
