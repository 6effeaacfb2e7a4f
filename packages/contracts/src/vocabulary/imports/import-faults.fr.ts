import { batchImportLimits, limits } from '../limits.ts';
import { afterColon } from '../text/after-colon.ts';
import { formatWhole } from '../text/numbers.fr.ts';
import { quoted } from '../text/quoted.fr.ts';
import { importCellFormats, importColumnHelp } from './import-columns.fr.ts';
import type { ImportFailure, ImportFindingKind, ImportStatus } from './import-faults.ts';
import { sayWith } from './say-finding.ts';

const cellOf = (text: string | null): string =>
  text === null || text === '' ? 'vide' : quoted(text);

/** Says a finding of an import in a French sentence. */
export const sayFinding = sayWith({
  columns: importColumnHelp,
  formats: importCellFormats,
  wrongCell: ({ label, obtained }, format) =>
    `${label}\u00a0: ${cellOf(obtained)} ne convient pas. Attendu\u00a0: ${afterColon(format)}`,
  tooLong: ({ label, expected, obtained }) =>
    `${label}\u00a0: ${obtained} caractères, ${expected} au plus`,
  others: {
    quote_not_closed: () =>
      'Un guillemet ouvert n’est jamais refermé\u00a0: la fin du fichier ne peut pas être lue',
    quote_misplaced: () =>
      'Un guillemet est mal placé\u00a0: ceux d’un texte se doublent («\u00a0""\u00a0»)',
    record_too_long: () =>
      `Une ligne dépasse ${formatWhole(batchImportLimits.maxLineBytes)}\u00a0caractères\u00a0: un guillemet manque sans doute`,
    cells_too_many: ({ expected, obtained }) =>
      `La ligne a ${obtained} cellules, l’en-tête en a ${expected}\u00a0: un texte qui contient le séparateur doit être entre guillemets`,
    lines_none: () => 'Le fichier n’a aucune ligne après l’en-tête',
    lines_too_many: () =>
      `Le fichier dépasse ${formatWhole(batchImportLimits.maxLines)}\u00a0lignes\u00a0: à envoyer en plusieurs fois`,
    columns_too_many: ({ obtained }) =>
      `L’en-tête a ${obtained} colonnes\u00a0: ${batchImportLimits.maxColumns} au plus`,
    column_missing: ({ path }) => `La colonne ${path} est obligatoire et manque dans l’en-tête`,
    column_duplicate: ({ path }) => `La colonne ${path} est deux fois dans l’en-tête`,
    value_missing: ({ label }) => `${label}\u00a0: cette valeur est obligatoire`,
    title_conflict: ({ expected, obtained }) =>
      `Le titre ${cellOf(obtained)} contredit celui d’une ligne précédente de même identifiant, ${cellOf(expected)}`,
    position_half: () => 'La longitude et la latitude vont ensemble\u00a0: il en manque une',
    price_min_above_max: () => 'Prix minimum supérieur au prix maximum',
    free_with_price: ({ obtained }) =>
      `La ligne dit «\u00a0gratuit\u00a0» et donne un prix\u00a0: ${cellOf(obtained)}`,
    age_min_above_max: () => 'Âge minimum supérieur à l’âge maximum',
    day_without_start: () => 'Une date de fin demande une date de début',
    day_end_before_start: () => 'Date de début après date de fin',
    day_far: ({ label, expected, obtained }) =>
      `${label}\u00a0: ${cellOf(obtained)} est trop éloigné, la limite est ${expected}`,
    time_without_day: () => 'Une heure demande une date',
    time_without_start: () => 'Une heure de fin demande une heure de début',
    credits_without_photo: () => 'Des crédits sont donnés sans photo',
    periods_too_many: () => `Un événement a au plus ${limits.periods.max} dates`,
    event_refused: () =>
      'L’événement n’a pas pu être enregistré\u00a0: ses valeurs ne vont pas ensemble',
    event_reassigned: () =>
      'L’événement a été rattaché à une organisation\u00a0: l’import ne le change plus',
    column_unknown: ({ path }) => `La colonne ${cellOf(path)} n’est pas connue et n’est pas lue`,
    lines_differ: ({ expected }) =>
      `Cette ligne ne dit pas la même chose que la ligne ${expected}, de même identifiant\u00a0: seules ses dates sont reprises`,
    theme_missing: () => 'Sans catégorie, l’événement reste en brouillon',
    position_missing: () =>
      'Sans longitude ni latitude, l’adresse est cherchée\u00a0; introuvable, l’événement est placé au centre de sa commune',
    address_uncertain: ({ obtained }) =>
      `L’adresse ${cellOf(obtained)} n’est pas trouvée avec certitude\u00a0: l’événement est au centre de sa commune`,
    address_unanswered: ({ obtained }) =>
      `L’adresse ${cellOf(obtained)} n’a pas encore pu être cherchée\u00a0: l’événement est au centre de sa commune`,
    address_missing: ({ obtained }) =>
      `Sans rue ni position\u00a0: l’événement est au centre de ${cellOf(obtained)}`,
    place_unknown: ({ obtained }) =>
      `${obtained ? `Le lieu ${cellOf(obtained)} est introuvable` : 'Ni adresse ni position'}\u00a0: l’événement reste en brouillon, sans position`,
    day_missing: () => 'Sans date, l’événement reste en brouillon',
    kept_by_hand: ({ obtained }) =>
      `Modifié à la main sur le site, gardé tel quel\u00a0: ${obtained}`,
    postal_code_corrected: ({ label, expected, obtained }) =>
      `${label}\u00a0: ${cellOf(obtained)} contredit la ville et la position\u00a0; ${expected === null ? 'importé sans code postal' : `remplacé par ${expected}`}`,
    postal_code_elsewhere: ({ label, expected, obtained }) =>
      `${label}\u00a0: ${cellOf(obtained)} est loin de la position${expected === null ? '' : ` et n’est pas celui de ${cellOf(expected)}`}`,
    city_elsewhere: ({ label, expected, obtained }) =>
      `${label}\u00a0: ${cellOf(obtained)} est loin de la position et n’a pas le code postal ${expected}`,
    position_elsewhere: ({ expected, obtained }) =>
      `La longitude et la latitude sont à ${obtained}\u00a0km de ${cellOf(expected)}`,
    hours_unlikely: ({ obtained }) => `Horaires peu vraisemblables\u00a0: ${cellOf(obtained)}`,
    period_long: ({ expected, obtained }) =>
      `${obtained} jours du début à la fin\u00a0: au-delà de ${expected}, une ligne par date est plus juste`,
    days_past: () => 'Toutes les dates sont passées\u00a0: aucune liste ne montrera l’événement',
  },
});

export const importFindingKindLabels: Record<ImportFindingKind, string> = {
  parse: 'Fichier illisible',
  blocking: 'Bloque tout l’import',
  line: 'Ligne non importée',
  skipped: 'Ignorée',
  warning: 'Importée, à vérifier',
};

export const importStatusLabels: Record<ImportStatus, string> = {
  checking: 'Vérification',
  blocked: 'À corriger',
  ready: 'Prêt à importer',
  running: 'Import en cours',
  done: 'Terminé',
  failed: 'Interrompu',
  cancelled: 'Annulé',
};

export const importFailureSentences: Record<ImportFailure, string> = {
  organisation_not_approved: 'L’organisation n’est plus validée.',
  importer_gone: 'La personne qui a lancé l’import ne peut plus importer.',
  internal:
    'Une erreur de notre côté a interrompu l’import. Il peut être relancé\u00a0: ce qui est déjà fait n’est pas refait.',
};
