import { addTexts, textsOf } from '../../../../lib/texts.ts';

/** Texts of the tab of prices, which load with it. */
export const pricesTabFr = {
  isFree: 'Gratuit',
  isFreeHint: 'Personne ne paie, même au chapeau.',
  freeTitle: 'Rendre l’événement gratuit\u00a0?',
  freeText: 'Les tarifs déjà saisis seront supprimés.',
  freeConfirm: 'Supprimer les tarifs',
  cancel: 'Annuler',
  presets: 'Ajouter un tarif',
  full: 'Plein tarif',
  reduced: 'Tarif réduit',
  child: 'Tarif enfant',
  other: 'Autre tarif',
  price: 'Tarif {{number}}',
  min: 'À partir de (€)',
  max: 'Jusqu’à (€)',
  maxHint: 'Seulement si le prix varie.',
  policy: 'Pour qui',
  noPolicy: 'Non précisé',
  label: 'Nom du tarif',
  additionalInfo: 'Précisions',
  remove: 'Retirer le tarif {{number}}',
  none: 'Aucun tarif pour le moment.',
  invalid: 'Prix invalide',
  used: 'Tarifs déjà utilisés',
} as const;

export const pricesTabTexts = addTexts('editorTabs', { prices: pricesTabFr });
export const say = textsOf(pricesTabTexts);
