import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the pictures tab. */
export const imagesFr = {
  intro:
    'De une à dix images. La première est celle des listes\u00a0: choisissez-la nette, sans texte.',
  drop: 'Glissez vos images ici, ou collez-les',
  formats: 'JPEG, PNG ou WebP, 10\u00a0Mo et 400 pixels de large au moins.',
  choose: 'Choisir des images',
  url: 'Adresse d’une image',
  urlHint: 'L’adresse complète de l’image, et non celle de la page où elle se trouve.',
  add: 'Ajouter',
  uploading_one: 'Envoi d’une image…',
  uploading_other: 'Envoi de {{count}} images…',
  full: 'Dix images, c’est complet\u00a0: retirez-en une pour en ajouter une autre.',
  none: 'Aucune image pour le moment.',
  main: 'Image principale',
  picture: 'Image {{number}}',
  earlier: 'Avancer l’image {{number}}',
  later: 'Reculer l’image {{number}}',
  remove: 'Retirer l’image {{number}}',
  moved: 'L’image est maintenant à la place {{number}}.',
  removed: 'L’image a été retirée.',
  kept: 'Nous avons retrouvé votre saisie\u00a0: elle n’était pas encore enregistrée.',
  details: 'Décrire et créditer',
  title: 'Description pour qui ne voit pas l’image',
  titleHint: 'Une phrase\u00a0: ce que montre l’image.',
  credits: 'Crédit',
  creditsHint: 'L’auteur, ou à qui elle appartient.',
  license: 'Licence',
  noLicense: 'Non précisée',
  focal: 'Point à garder visible',
  focalHint:
    'Touchez l’essentiel de l’image\u00a0: il reste visible quand elle est recadrée. Au clavier, les flèches déplacent le point.',
  save: 'Enregistrer',
  close: 'Fermer',
  failed: {
    unknown: 'Téléchargement impossible',
    change: 'La modification n’a pas pu être enregistrée. Réessayez dans un instant.',
    tooLarge: '{{name}}\u00a0: plus de 10\u00a0Mo, ou trop de pixels',
    tooSmall: '{{name}}\u00a0: moins de 400 pixels de large',
    unreadable: '{{name}}\u00a0: ce n’est pas une image JPEG, PNG ou WebP',
    full: '{{name}}\u00a0: dix images au plus par événement',
    busy: '{{name}}\u00a0: trop d’images à la fois, réessayez dans un instant',
    stale: 'L’événement vient de changer\u00a0: relisez-le, puis recommencez.',
    credits: 'Indiquez le crédit et la licence d’une image prise à une adresse.',
  },
} as const;

export const editorImagesTexts = addTexts('editorImages', imagesFr);
export const say = textsOf(editorImagesTexts);
