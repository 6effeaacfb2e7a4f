import { addTexts } from '../../../lib/texts.ts';

/** Texts of the payment screen. */
export const paymentFr = {
  title: 'Payer la campagne',
  back: 'Revenir à la campagne sans payer',
  loading: 'Préparation du paiement…',
  held: 'Vos dates sont retenues jusqu’à {{time}}.',
  form: 'Paiement par carte',
  secure:
    'Votre carte est saisie chez Stripe, notre prestataire de paiement\u00a0: nous n’en voyons jamais le numéro.',
  script: 'Le formulaire de paiement n’a pas pu être chargé',
  scriptText:
    'Vérifiez votre connexion, ou le bloqueur de publicités de votre navigateur, puis réessayez. Rien n’a été débité.',
  refused: 'Le paiement ne peut pas commencer',
  changeDates: 'Choisir d’autres dates',
  settling: 'Paiement reçu, activation de la campagne…',
  retry: 'Réessayer',
  abandon: 'Abandonner le paiement',
} as const;

/** Namespace of these texts for `useTranslation`. */
export const paymentTexts = addTexts('payment', paymentFr);
