import { addTexts } from '../texts.ts';

/** Texts about a place that an import questions. */
export const placeDoubtFr = {
  title: 'Lieu à vérifier',
  reasons: {
    address_uncertain:
      'L’adresse importée n’a pas été trouvée avec certitude\u00a0: le point est au centre de la commune.',
    address_unanswered:
      'L’adresse importée n’a pas encore pu être cherchée\u00a0: en attendant, le point est au centre de la commune.',
    address_missing: 'L’import ne donnait pas de rue\u00a0: le point est au centre de la commune.',
    place_unknown: 'Ni l’adresse importée ni sa commune n’ont été trouvées\u00a0: le point manque.',
    position_outside:
      'La position importée est hors de France\u00a0: le point est au centre de la commune.',
    position_elsewhere: 'La position importée est loin de la commune indiquée.',
    postal_code_elsewhere: 'Le code postal importé ne va pas avec la position.',
    city_elsewhere: 'La commune importée ne va ni avec la position ni avec le code postal.',
  },
  see: 'Voir le lieu',
  confirm: 'Le lieu est juste',
  confirmed: 'C’est noté\u00a0: le lieu est confirmé.',
} as const;

export const placeDoubtTexts = addTexts('placeDoubt', placeDoubtFr);
