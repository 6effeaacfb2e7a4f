import { addTexts } from '../../lib/texts.ts';

/** Texts of the campaigns tab in the event editor. */
export const poiCampaignsFr = {
  intro:
    'Une campagne met cet événement en tête des résultats de son secteur, avec la mention «\u00a0Sponsorisé\u00a0».',
  draft:
    'Cet événement n’est pas encore en ligne\u00a0: publiez-le, puis revenez le mettre en avant.',
  loading: 'Chargement des campagnes…',
  retry: 'Réessayer',
  failed: 'Les campagnes n’ont pas pu être chargées',
  none: 'Aucune campagne pour cet événement.',
  list: 'Campagnes de cet événement',
  add: 'Créer une campagne',
  grant: 'Offrir une campagne',
} as const;

export const poiCampaignsTexts = addTexts('poiCampaigns', poiCampaignsFr);
