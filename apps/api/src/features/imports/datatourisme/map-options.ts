import { type OptionKnowledge, toOptionKnowledge } from '../mapping/option-knowledge.ts';
import { isOutside } from './class-themes.ts';
import { type DatatourismeObject, nameOf } from './datatourisme.schema.ts';

const childrenTargets = ['Children', 'Families', 'LargeFamilies', 'Teenagers'];

const anyOf = (answers: readonly (boolean | undefined)[]): boolean | undefined => {
  const known = answers.filter((answer) => answer !== undefined);
  return known.length === 0 ? undefined : known.includes(true);
};

export function mapOptions(
  object: DatatourismeObject,
  classes: readonly string[],
  isFree: boolean | undefined,
): OptionKnowledge {
  const targets = [
    ...object.hasClientTarget,
    ...object.hasDescription.flatMap((description) => description.isDedicatedTo),
  ];
  const isForChildren =
    classes.includes('ChildrensEvent') ||
    targets.some((target) => childrenTargets.includes(nameOf(target['@id'])));
  return toOptionKnowledge({
    pmr: object.reducedMobilityAccess,
    'pets-allowed': anyOf(
      [...object.isLocatedAt, ...object.hasFeature].map((source) => source.petsAllowed),
    ),
    'kids-friendly': isForChildren ? true : undefined,
    outside: isOutside(classes),
    free: isFree,
  });
}
