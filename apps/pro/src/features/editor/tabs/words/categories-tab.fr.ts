import { addTexts } from '../../../../lib/texts.ts';

/** Texts of the tab of categories, which load with it. */
export const categoriesTabFr = {
  themes: 'Catégories',
  themesHint: 'De une à quatre. La première donne sa couleur à l’événement.',
  themesLeft_zero: 'Vous avez choisi quatre catégories.',
  themesLeft_one: 'Encore une possible.',
  themesLeft_other: 'Encore {{count}} possibles.',
  tags: 'Mots-clés',
  tagsHint: 'Des mots qui aident à trouver l’événement\u00a0: un style, un artiste, une fête.',
  tagsFull: '{{most}} mots-clés au plus\u00a0: retirez-en un pour en ajouter un autre.',
  tagAdd: 'Ajouter le mot-clé',
  tagRemove: 'Retirer le mot-clé',
  options: 'À savoir avant de venir',
  optionsHint:
    'Les visiteurs filtrent sur ces réponses\u00a0: «\u00a0non précisé\u00a0» n’est pas un non.',
  yes: 'Oui',
  no: 'Non',
  unknown: 'Non précisé',
  features: 'Services et équipements',
  featuresHint: 'Ouvrez un groupe et cochez ce que l’on trouve sur place.',
  chosen_one: '{{count}} choisi',
  chosen_other: '{{count}} choisis',
  otherFeatures: 'Autres services et équipements',
  featuresFailed: 'La liste des services n’a pas pu être chargée.',
} as const;

export const categoriesTabTexts = addTexts('editorTabs', { categories: categoriesTabFr });
