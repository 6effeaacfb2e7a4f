import { importColumnNames } from '@parages/contracts/vocabulary/imports/import-columns';
import { importExample } from '@parages/contracts/vocabulary/imports/import-example.fr';
import { csvLine, utf8Mark } from '@parages/contracts/vocabulary/text/csv-text';

export function exampleFile(): { name: string; content: string } {
  const lines = importExample.map((line) =>
    csvLine(importColumnNames.map((name) => line[name] ?? '')),
  );
  return {
    name: 'exemple-import.csv',
    content: `${utf8Mark}${csvLine(importColumnNames)}${lines.join('')}`,
  };
}
