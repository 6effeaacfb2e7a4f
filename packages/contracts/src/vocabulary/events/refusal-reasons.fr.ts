import type { RefusalReason } from './refusal-reasons.ts';

/** The name of each reason (`label`), and a sentence for the organiser (`advice`). */
export const refusalReasonLabels: Record<RefusalReason, { label: string; advice: string }> = {
  INCOMPLET: {
    label: 'Incomplet',
    advice:
      'Il manque des informations pour que les visiteurs s’y retrouvent\u00a0: complétez la description.',
  },
  DOUBLON: {
    label: 'Doublon',
    advice:
      'Cet événement est déjà en ligne\u00a0: modifiez la fiche existante plutôt que d’en créer une autre.',
  },
  HORS_ZONE: {
    label: 'Hors zone',
    advice:
      'Le lieu indiqué se trouve hors de la zone couverte\u00a0: vérifiez l’adresse et le point sur la carte.',
  },
  NON_OUVERT_AU_PUBLIC: {
    label: 'Non ouvert au public',
    advice: 'Seuls les événements ouverts à tous sont publiés\u00a0: précisez qui peut venir.',
  },
  PAS_UN_EVENEMENT: {
    label: 'Pas un événement',
    advice:
      'Cette fiche ne décrit ni un événement ni une activité\u00a0: dites ce que l’on vient y faire, et quand.',
  },
  DATES_INCOHERENTES: {
    label: 'Dates incohérentes',
    advice: 'Les dates ou les horaires se contredisent\u00a0: vérifiez-les une par une.',
  },
  IMAGE_DROITS: {
    label: 'Droits d’image',
    advice:
      'Les droits d’une image ne sont pas établis\u00a0: indiquez son crédit et sa licence, ou remplacez-la.',
  },
  IMAGE_QUALITE: {
    label: 'Qualité d’image',
    advice: 'Une image est floue, trop petite ou couverte de texte\u00a0: choisissez-en une autre.',
  },
  TEXTE_A_REVOIR: {
    label: 'Texte à revoir',
    advice:
      'Le titre ou la description sont à reprendre\u00a0: orthographe, majuscules ou ton publicitaire.',
  },
  CONTENU_ILLICITE: {
    label: 'Contenu illicite',
    advice: 'Un contenu de cette fiche n’est pas permis par la loi\u00a0: retirez-le.',
  },
  ORGANISATEUR_NON_VERIFIE: {
    label: 'Organisateur non vérifié',
    advice: 'L’organisateur n’a pas pu être vérifié\u00a0: complétez ses coordonnées.',
  },
  AUTRE: { label: 'Autre', advice: 'Lisez le message ci-dessous.' },
};
