import { formatWhole } from '../text/numbers.fr.ts';

/** Numbers of events: created, updated, unchanged and skipped, by an import or by its forecast. */
export type ImportCounts = { created: number; updated: number; unchanged: number; skipped: number };

const many = (count: number, word: string): string =>
  `${formatWhole(count)}\u00a0${word}${count > 1 ? 's' : ''}`;

/** "1 événement", "27 événements", "0 événement": French uses the singular for zero too. */
export const formatEventCount = (count: number): string => many(count, 'événement');

/** "1 ligne", "1 970 lignes". */
export const formatLineCount = (count: number): string => many(count, 'ligne');

/** "1 photo", "12 photos". */
export const formatPhotoCount = (count: number): string => many(count, 'photo');

/**
 * "23 créés, 4 mis à jour, 2 ignorés (réattribués)": lists the counts above zero; "rien à changer"
 * when all are zero.
 */
export function formatImportCounts({ created, updated, unchanged, skipped }: ImportCounts): string {
  const plural = skipped > 1 ? 's' : '';
  const parts = [
    created > 0 && many(created, 'créé'),
    updated > 0 && `${formatWhole(updated)}\u00a0mis à jour`,
    unchanged > 0 && many(unchanged, 'inchangé'),
    skipped > 0 && `${many(skipped, 'ignoré')} (réattribué${plural})`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'rien à changer';
}
