// Specification: §6.10
import { expect, it } from 'vitest';
import * as english from './source-report.en.ts';
import * as french from './source-report.fr.ts';
import type { SourceReport } from './source-report.ts';
import { reportCsv } from './source-report-csv.ts';

const report: SourceReport = {
  source: 'https://agenda.example/',
  day: '2026-06-10',
  isPartial: true,
  read: 3,
  created: 1,
  changed: 0,
  unchanged: 0,
  refused: [
    {
      reason: 'title_missing',
      count: 2,
      records: [{ index: 2, extId: '=1+1', title: null, detail: null }],
    },
  ],
  keptBack: [],
  doubtful: [],
};

it('a report as CSV has each count, a notice when only a part was read, each reason, and its records without formulas', () => {
  const counts = french.reportCountsFr;
  const words = {
    head: ['Jour', 'Source', 'Quoi', 'Motif', 'Nombre', 'N°', 'Id', 'Titre', 'Détail'] as const,
    partial: french.partialReadingFr,
    counts,
    lists: french.reportListsFr,
    reasons: french.reportReasonsFr,
  };
  const from = '2026-06-10;https://agenda.example/';
  expect(reportCsv(report, words).replace('\ufeff', '').split('\r\n')).toEqual([
    'Jour;Source;Quoi;Motif;Nombre;N°;Id;Titre;Détail',
    `${from};${french.partialReadingFr};;;;;;`,
    `${from};Lus;;3;;;;`,
    `${from};Créés;;1;;;;`,
    `${from};Modifiés;;0;;;;`,
    `${from};Inchangés;;0;;;;`,
    `${from};Refusés;;2;;;;`,
    `${from};Refusés;sans titre;2;;;;`,
    `${from};Refusés;sans titre;;2;'=1+1;;`,
    `${from};Laissés de côté;;0;;;;`,
    `${from};À vérifier;;0;;;;`,
    '',
  ]);
});

it('reasons are said with their counts, in French and in English', () => {
  const groups = [...report.refused, { reason: 'over' as const, count: 1200 }];
  expect(french.formatReasons(groups).replace(/[\u00a0\u202f]/g, ' ')).toBe(
    'sans titre (2), déjà passé (1 200)',
  );
  expect(english.formatReasons(groups)).toBe('no title (2), already over (1,200)');
});
