import { formatWhole } from '../text/numbers.fr.ts';
import type { ReportGroup, ReportList, ReportReason } from './source-report.ts';

export const partialReadingFr =
  'Une partie seulement de la source a été lue\u00a0: un événement absent d’ici reste tel quel.';

export const reportReasonsFr: Readonly<Record<ReportReason, string>> = {
  record_unreadable: 'illisible',
  title_missing: 'sans titre',
  title_conflict: 'titres contradictoires',
  day_missing: 'sans date',
  dates_invalid: 'dates ou heures incorrectes',
  dates_unlikely: 'dates ou heures improbables',
  repetition_invalid: 'répétition illisible',
  place_missing: 'sans lieu',
  place_invalid: 'lieu incorrect',
  elsewhere: 'hors de France métropolitaine',
  contact_invalid: 'contact incorrect',
  price_invalid: 'tarif incorrect',
  value_invalid: 'valeur incorrecte',
  text_too_long: 'texte trop long',
  identifier_repeated: 'identifiant en double',
  event_refused: 'non enregistrable',
  over: 'déjà passé',
  online: 'en ligne seulement',
  not_outing: 'pas une sortie',
  job: 'emploi',
  training: 'formation',
  business: 'rencontre professionnelle',
  service: 'permanence ou service',
  council: 'réunion d’élus',
  school: 'vie scolaire',
  private: 'privé',
  protected: 'archivé ici, ou géré par une autre organisation',
  theme_missing: 'sans catégorie',
  place_unknown: 'lieu introuvable',
  address_uncertain: 'adresse approximative',
  address_unanswered: 'adresse pas encore cherchée',
  address_missing: 'sans adresse\u00a0: au centre de la commune',
  position_outside: 'position hors de France',
  position_elsewhere: 'position hors de sa commune',
  postal_code_elsewhere: 'code postal d’une autre commune',
  postal_code_corrected: 'code postal corrigé',
  city_elsewhere: 'commune contredite par la position',
  value_corrected: 'valeur corrigée ou laissée de côté',
  kept_by_hand: 'gardé comme vous l’avez écrit ici',
  column_unknown: 'colonne non lue',
};

export const reportListsFr: Readonly<Record<ReportList, string>> = {
  refused: 'Refusés',
  keptBack: 'Laissés de côté',
  doubtful: 'À vérifier',
};

export const reportCountsFr = {
  read: 'Lus',
  created: 'Créés',
  changed: 'Modifiés',
  unchanged: 'Inchangés',
} as const;

/** "sans titre (3), illisible (1)". */
export const formatReasons = (groups: readonly Pick<ReportGroup, 'reason' | 'count'>[]): string =>
  groups
    .map(({ reason, count }) => `${reportReasonsFr[reason]} (${formatWhole(count)})`)
    .join(', ');
