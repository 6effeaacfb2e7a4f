import { limits } from '../limits.ts';
import type { PoiErrorCode } from './poi-errors.ts';
import { poiFigureWords } from './poi-figures.fr.ts';
import { type PoiFigureError, poiFigureNames, poiFigures } from './poi-figures.ts';

const figureMessages = Object.fromEntries(
  poiFigureNames.map((name) => [poiFigures[name].error, poiFigureWords[name].error]),
) as Record<PoiFigureError, string>;

export const poiErrorMessages: Record<PoiErrorCode, string> = {
  label_missing: 'Veuillez renseigner un titre avant de pouvoir sauvegarder',
  label_too_long: `Le titre est limité à ${limits.label.max} caractères`,
  description_too_long: 'La description est limitée à 10\u202f000 caractères',
  period_date_missing: 'Champ obligatoire',
  period_start_after_end: 'Date de début après date de fin',
  periods_missing: 'Ajoutez au moins une date',
  periods_too_many: `Un événement a au plus ${limits.periods.max} dates`,
  ...figureMessages,
  ages_reversed: 'L’âge minimum dépasse l’âge maximum',
  themes_missing: 'Choisissez au moins une catégorie',
  themes_too_many: `Choisissez au plus ${limits.themes.max} catégories`,
  feature_unknown: 'Cette caractéristique n’existe pas',
  option_contradictory: 'Une option ne peut pas être à la fois proposée et inconnue',
  position_missing: 'Placez l’événement sur la carte',
  longitude_out_of_bounds: 'La longitude est comprise entre -5,4534286 et 9,8678344',
  latitude_out_of_bounds: 'La latitude est comprise entre 41,2632185 et 51,268318',
  prices_missing: 'Ajoutez au moins un tarif, ou cochez «\u00a0gratuit\u00a0»',
  price_invalid: 'Prix invalide',
  price_min_above_max: 'Prix minimum supérieur au prix maximum',
  price_start_after_end: 'Date de début après date de fin',
  free_with_prices: 'Un événement gratuit n’a pas de tarif',
  images_missing: 'Ajoutez au moins une image',
  images_too_many: `Un événement a au plus ${limits.images.max} images`,
  contact_entries_too_many: `Un contact a au plus ${limits.contactEntries} adresses, numéros et sites`,
  contact_email_invalid: 'Adresse email incorrecte',
  contact_phone_invalid: 'Numéro de téléphone incorrect',
  contact_website_invalid: 'Adresse de site incorrecte',
  tour_figure_invalid: 'Ce chiffre n’est pas possible',
  tour_altitudes_reversed: 'L’altitude minimale dépasse l’altitude maximale',
};
