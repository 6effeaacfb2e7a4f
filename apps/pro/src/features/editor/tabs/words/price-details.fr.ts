import { addTexts } from '../../../../lib/texts.ts';

/** Texts of the folded part of a price. */
export const priceDetailsFr = {
  units: 'Le prix est',
  summary: 'Unité et dates du tarif',
  startDate: 'Valable du',
  endDate: 'Valable jusqu’au',
  from: 'Dès le {{day}}',
  until: 'Jusqu’au {{day}}',
  datesHint:
    'Laissez les dates vides si le tarif vaut tout le temps. Les visiteurs les lisent quand les deux sont remplies.',
} as const;

export const priceDetailsTexts = addTexts('editorPriceDetails', priceDetailsFr);
