import { importColumnNames } from '@parages/contracts/vocabulary/import-columns';
import { importColumnHelp } from '@parages/contracts/vocabulary/import-columns.fr';
import { csvLine, utf8Mark } from './csv-text.domain.ts';

/** Every column, and an event with two dates: made of the table that checks files, so that it is always importable. */
export function exampleFile(): { name: string; charset: string; content: string } {
  const line = (index: 0 | 1): string => csvLine(importColumnNames.map((name) => importColumnHelp[name].examples[index]));
  return { name: 'exemple-import.csv', charset: 'utf-8', content: `${utf8Mark}${csvLine(importColumnNames)}${line(0)}${line(1)}` };
}
