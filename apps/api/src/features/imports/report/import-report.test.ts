import { expect, it } from 'vitest';
import { describeReport } from './import-report.fr.ts';
import { emptyReport } from './import-report.ts';

const readable = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it('§8 "per-line errors carry line number, path, expected value and obtained value": in words, the counts first', () => {
  const report = emptyReport();
  Object.assign(report.counts, {
    read: 1234,
    permanent: 200,
    created: 1000,
    updated: 30,
    unchanged: 200,
    rejected: 1,
    warnings: 1,
    drafts: 1,
  });
  report.shiftedWeeks = 52;
  report.files.unreadable.push({ file: 'b.json', reason: 'tronqué' });
  const where = { file: 'a.json', line: 12, extId: '7' };
  report.rejected.push({
    ...where,
    path: 'isLocatedAt',
    expected: 'a longitude and a latitude',
    obtained: 'none',
  });
  report.warnings.push({ ...where, line: 13, path: '', expected: 'a price', obtained: 'gratis' });
  report.withoutDate.push({ ...where, label: 'Fête' });
  expect(readable(describeReport(report)).split('\n')).toEqual([
    'Lus : 1 234, dont 200 lieux et parcours',
    'Créés : 1 000 · modifiés : 30 · inchangés : 200',
    'Laissés tels quels (repris par une organisation ou archivés) : 0',
    'Brouillons sans date : 1 · refusés : 1 · sans thématique : 0',
    'Lieux publiés sans thématique : 0',
    'Dates décalées de 52 semaines',
    '',
    'Fichiers illisibles (1) :',
    '  b.json : tronqué',
    '',
    'Refusés (1) :',
    '  a.json, ligne 12, isLocatedAt : attendu a longitude and a latitude, trouvé none',
    '',
    'Avertissements (1) :',
    '  a.json, ligne 13 : attendu a price, trouvé gratis',
    '',
    'Sans date (1) :',
    '  Fête (a.json, ligne 12)',
  ]);
});

it('names the first twenty of a long list, and counts the others', () => {
  const report = emptyReport();
  report.counts.withoutTheme = 5100;
  for (let line = 1; line <= 5000; line += 1)
    report.withoutTheme.push({
      file: 'a.json',
      line,
      extId: String(line),
      label: `Visite ${line}`,
    });
  const lines = readable(describeReport(report)).split('\n');
  expect(lines.filter((text) => text.includes('Visite'))).toHaveLength(20);
  expect(lines.at(-1)).toBe('  … et 5 080 de plus');
});
