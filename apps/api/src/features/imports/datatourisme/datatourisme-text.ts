import { toPlainLine, toPlainText } from '../mapping/plain-text.ts';
import type { RecordText } from '../themes/record-text.ts';
import { weighClasses } from './class-themes.ts';
import type { DatatourismeObject } from './datatourisme.schema.ts';

export const descriptionOf = (object: DatatourismeObject): string => {
  const texts = [
    ...object.hasDescription.map((description) => description['dc:description']),
    ...object.hasDescription.map((description) => description.shortDescription),
    object['rdfs:comment'],
  ];
  return toPlainText(texts.find((text) => text !== undefined));
};

export const organizerOf = (object: DatatourismeObject): string | null =>
  toPlainLine(
    [...object.isOwnedBy, ...object.hasContact, ...object.hasBeenCreatedBy].find(
      (agent) => agent['schema:legalName'],
    )?.['schema:legalName'],
  );

const ofOrganisers = (object: DatatourismeObject): string[] =>
  [...object.isOwnedBy, ...object.hasContact].flatMap(
    (agent) => toPlainLine(agent['schema:legalName']) ?? [],
  );

export const textOfDatatourisme = (
  object: DatatourismeObject,
  classes: readonly string[],
  title: string,
): RecordText => ({
  title,
  descriptions: [descriptionOf(object)],
  keywords: object.hasTheme.flatMap((theme) => toPlainLine(theme['rdfs:label']) ?? []),
  categories: [],
  classes: weighClasses(classes),
  place: toPlainLine(object.isLocatedAt[0]?.['rdfs:label']),
  agendas: ofOrganisers(object),
  maximumAge: null,
});
