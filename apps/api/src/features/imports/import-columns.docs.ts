import { importColumns } from '@parages/contracts/vocabulary/imports/import-columns';
import {
  importCellFormats,
  importColumnHelp,
} from '@parages/contracts/vocabulary/imports/import-columns.en';
import type { Docs, Meaning } from '../../platform/openapi/operation-docs.ts';

const examples: Record<(typeof importColumns)[number]['kind'], string> = {
  text: 'Bal folk',
  html: '<p>Bal folk</p>',
  day: '2026-06-13',
  time: '20:30',
  url: 'https://example.org/bal',
  email: 'contact@example.org',
  phone: '02 47 00 00 00',
  theme: 'concerts',
  longitude: '0.6848',
  latitude: '47.3941',
  'postal-code': '37000',
  price: '12.50',
  age: '6',
  'yes-no': 'yes',
};

const meaning = ({ name, kind }: (typeof importColumns)[number]): [string, Meaning] => {
  const { label, help } = importColumnHelp[name];
  const text = [label, help, importCellFormats[kind]].join('. ').replaceAll('..', '.');
  return [`validateImportEvent.${name}`, [text, examples[kind]]];
};

/** The columns of a line, in the words of the page that explains them. */
export const importColumnsDocs: Docs = {
  properties: Object.fromEntries(importColumns.map(meaning)),
};
