import { describe, expect, it } from 'vitest';
import { importColumnHelp as helpEn } from './import-columns.en.ts';
import { importColumnHelp as helpFr } from './import-columns.fr.ts';
import { importColumnNames, importColumns } from './import-columns.ts';
import { importExample } from './import-example.fr.ts';
import { sayFinding as sayEn } from './import-faults.en.ts';
import { sayFinding as sayFr } from './import-faults.fr.ts';
import { importFaultCodes } from './import-faults.ts';

const figures = { obtained: '1234', expected: '99' };
const used = (sentence: string): string[] =>
  Object.values(figures).filter((figure) => sentence.includes(figure));

describe('sayFinding', () => {
  it.each(importFaultCodes)(
    'formats the fault %s in French and in English, with the same values in both',
    (code) => {
      const finding = { code, path: 'start_date', ...figures };
      const [french, english] = [sayFr(finding), sayEn(finding)];
      expect(`${french} ${english}`).not.toMatch(/undefined|null/);
      expect(english).not.toBe(french);
      expect(used(english)).toEqual(used(french));
    },
  );

  it.each(['', null])('says that a place without an address (%j) has none', (obtained) => {
    const finding = { code: 'place_unknown' as const, path: null, expected: null, obtained };
    expect(sayFr(finding)).toMatch(/^Ni adresse ni position\u00a0:/);
    expect(sayEn(finding)).toMatch(/^Neither an address nor a position:/);
  });

  it.each([
    [
      sayFr,
      'Date de début\u00a0: «\u00a031/02/2026\u00a0» ne convient pas. Attendu\u00a0: date, par exemple 30/06/2026, 30 juin 2026 ou 2026-06-30',
    ],
    [
      sayEn,
      'First day: “31/02/2026” is not valid. Expected: Date, such as 30/06/2026 or 2026-06-30',
    ],
  ])(
    'names the column of an invalid day by its label, quotes the cell and describes the expected format',
    (say, sentence) =>
      expect(
        say({ code: 'day_invalid', path: 'start_date', obtained: '31/02/2026', expected: null }),
      ).toBe(sentence),
  );

  it.each([
    [sayFr, 'Prix minimum\u00a0: vide ne convient pas'],
    [sayEn, 'Lowest price: empty is not valid'],
  ])('writes that an invalid price cell is empty, in French and in English', (say, sentence) =>
    expect(
      say({ code: 'price_invalid', path: 'min_price', obtained: '', expected: null }),
    ).toContain(sentence),
  );
});

describe('the finding of a contradictory postcode', () => {
  it.each([
    [sayFr, 'postal_code_corrected', '37150', '; remplacé par 37150'],
    [sayFr, 'postal_code_corrected', null, '; importé sans code postal'],
    [sayEn, 'postal_code_corrected', '37150', '; replaced by 37150'],
    [sayEn, 'postal_code_corrected', null, '; imported without a postcode'],
    [
      sayFr,
      'postal_code_elsewhere',
      'Bléré',
      'la position et n’est pas celui de «\u00a0Bléré\u00a0»',
    ],
    [sayFr, 'postal_code_elsewhere', null, 'est loin de la position'],
    [sayEn, 'postal_code_elsewhere', 'Bléré', 'the position and is not that of Bléré'],
    [sayEn, 'postal_code_elsewhere', null, 'is far from the position'],
  ] as const)('says with %o what becomes of it: %s, %s', (say, code, expected, end) =>
    expect(say({ code, path: 'postal_code', obtained: '45190', expected }).endsWith(end)).toBe(
      true,
    ),
  );
});

describe('the help of the import columns', () => {
  it.each(importColumnNames)(
    'labels the column %s, and has a help text in both languages or in neither',
    (name) => {
      expect([helpFr[name].label, helpEn[name].label]).not.toContain('');
      expect(helpEn[name].help === '').toBe(helpFr[name].help === '');
    },
  );

  it('each line of the import example has every required column', () => {
    const required = importColumns
      .filter((column) => 'isRequired' in column)
      .map(({ name }) => name);
    for (const line of importExample)
      expect(Object.keys(line)).toEqual(expect.arrayContaining(required));
  });
});
