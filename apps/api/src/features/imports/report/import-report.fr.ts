import type { ImportReport, ReportedFinding, ReportedPoi } from './import-report.ts';

const shownEntries = 20;
const number = (count: number): string => count.toLocaleString('fr-FR');

const finding = ({ file, line, path, expected, obtained }: ReportedFinding): string =>
  `  ${file}, ligne ${line}${path === '' ? '' : `, ${path}`} : attendu ${expected}, trouvé ${obtained}`;
const poi = ({ file, line, label }: ReportedPoi): string => `  ${label} (${file}, ligne ${line})`;

function section<Entry>(
  title: string,
  total: number,
  entries: readonly Entry[],
  write: (entry: Entry) => string,
): string[] {
  if (total === 0) return [];
  const more = total - Math.min(entries.length, shownEntries);
  return [
    '',
    `${title} (${number(total)}) :`,
    ...entries.slice(0, shownEntries).map(write),
    ...(more > 0 ? [`  … et ${number(more)} de plus`] : []),
  ];
}

/** The report as somebody at a terminal reads it: the counts, then what needs a look. */
export function describeReport(report: ImportReport): string {
  const { counts, files } = report;
  const lines = [
    `Lus : ${number(counts.read)}, dont ${number(counts.permanent)} lieux et parcours`,
    `Créés : ${number(counts.created)} · modifiés : ${number(counts.updated)} · inchangés : ${number(counts.unchanged)}`,
    `Laissés tels quels (repris par une organisation ou archivés) : ${number(counts.skipped)}`,
    `Brouillons sans date : ${number(counts.drafts)} · refusés : ${number(counts.rejected)} · sans thématique : ${number(counts.withoutTheme)}`,
    `Lieux publiés sans thématique : ${number(counts.placesWithoutTheme)}`,
    ...(report.shiftedWeeks > 0
      ? [`Dates décalées de ${number(report.shiftedWeeks)} semaines`]
      : []),
    ...section(
      'Fichiers illisibles',
      files.unreadable.length,
      files.unreadable,
      ({ file, reason }) => `  ${file} : ${reason}`,
    ),
    ...section('Refusés', counts.rejected, report.rejected, finding),
    ...section('Avertissements', counts.warnings, report.warnings, finding),
    ...section('Sans date', counts.drafts, report.withoutDate, poi),
    ...section(
      'Événements et parcours sans thématique',
      counts.withoutTheme,
      report.withoutTheme,
      poi,
    ),
  ];
  return lines.join('\n');
}
