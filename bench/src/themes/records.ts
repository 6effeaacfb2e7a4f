import { join } from 'node:path';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { themesOfClasses } from '../../../apps/api/src/features/imports/datatourisme/class-themes.ts';
import {
  datatourismeSchema,
  nameOf,
} from '../../../apps/api/src/features/imports/datatourisme/datatourisme.schema.ts';
import { textOfDatatourisme } from '../../../apps/api/src/features/imports/datatourisme/datatourisme-text.ts';
import {
  toPlainLine,
  toPlainText,
} from '../../../apps/api/src/features/imports/mapping/plain-text.ts';
import { openagendaSchema } from '../../../apps/api/src/features/imports/openagenda/openagenda.schema.ts';
import {
  textOfOpenagenda,
  titleOf,
} from '../../../apps/api/src/features/imports/openagenda/openagenda-text.ts';
import { listFeedFiles } from '../../../apps/api/src/features/imports/reading/list-files.ts';
import { readRecords } from '../../../apps/api/src/features/imports/reading/read-records.ts';
import type { RecordText } from '../../../apps/api/src/features/imports/themes/record-text.ts';
import { themesOfTitle } from './former/former-themes.ts';

/** A record as both classifiers read it. */
export type ReadRecord = { id: string; text: RecordText; former: Theme[] };
type Reader = (record: unknown) => ReadRecord | undefined;

const fromOpenagenda: Reader = (record) => {
  const event = openagendaSchema.parse(record);
  const title = titleOf(event);
  if (event.uid === undefined || title === null) return undefined;
  const text = textOfOpenagenda(event, title);
  return { id: event.uid, text, former: themesOfTitle(title, text.keywords) };
};

const fromDatatourisme: Reader = (record) => {
  const object = datatourismeSchema.parse(record);
  const title = toPlainLine(object['rdfs:label']);
  if (object['@id'] === undefined || title === null) return undefined;
  const classes = [...new Set(object['@type'].map(nameOf))];
  const byClass = themesOfClasses(classes);
  return {
    id: object['@id'],
    text: textOfDatatourisme(object, classes, title),
    former: byClass.length > 0 ? byClass : themesOfTitle(title),
  };
};

// The import has no format for these records: their category and their agenda are read here.
const occitanSchema = z.object({
  recordid: z.string(),
  fields: z.object({
    titre: z.string(),
    description: z.string().default(''),
    thematique: z.string().default(''),
    type: z.string().default(''),
  }),
});
const fromOccitanie: Reader = (record) => {
  const { recordid, fields } = occitanSchema.parse(record);
  const title = toPlainLine(fields.titre) ?? '';
  return {
    id: recordid,
    text: {
      title,
      descriptions: [toPlainText(fields.description)],
      keywords: [],
      categories: [fields.thematique],
      classes: [],
      place: null,
      agendas: [fields.type],
      maximumAge: null,
    },
    former: themesOfTitle(title),
  };
};

const readerOf = (dataset: string): Reader => {
  if (dataset.startsWith('openagenda')) return fromOpenagenda;
  return dataset.startsWith('datatourisme') ? fromDatatourisme : fromOccitanie;
};

export async function readDataset(folder: string, dataset: string): Promise<ReadRecord[]> {
  const read = readerOf(dataset);
  const found: ReadRecord[] = [];
  for (const file of await listFeedFiles(join(folder, dataset)))
    for await (const record of readRecords(file)) {
      const one = 'fault' in record ? undefined : read(record.value);
      if (one !== undefined) found.push(one);
    }
  return found;
}
