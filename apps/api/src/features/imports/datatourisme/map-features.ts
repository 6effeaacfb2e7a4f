import {
  type FeatureGroup,
  isFeatureGroup,
} from '@parages/contracts/vocabulary/themes/feature-groups';
import { toPlainLine, truncate } from '../mapping/plain-text.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { type Concept, type DatatourismeObject, nameOf } from './datatourisme.schema.ts';
import { withFrenchLabel } from './feature-label.fr.ts';

type Feature = PoiDraft['features'][number];

const featuresMax = 200;
const labelMaxLength = 200;
const idPattern = /^[\w.-]{1,100}$/;

const groupOf = (types: readonly string[], fallback: FeatureGroup): FeatureGroup =>
  types.map(nameOf).find(isFeatureGroup) ?? fallback;

function toFeature(concept: Concept, fallback: FeatureGroup): Feature[] {
  const id = nameOf(concept['@id']);
  const label = toPlainLine(concept['rdfs:label']);
  if (!idPattern.test(id) || label === null) return [];
  return [
    {
      id,
      group: groupOf(concept['@type'], fallback),
      labelFr: truncate(withFrenchLabel(label), labelMaxLength),
    },
  ];
}

export function mapFeatures(object: DatatourismeObject): Feature[] {
  const features = [
    ...object.hasFeature
      .flatMap((feature) => feature.features)
      .flatMap((concept) => toFeature(concept, 'Other')),
    ...object.offers
      .flatMap((offer) => offer['schema:acceptedPaymentMethod'])
      .flatMap((concept) => toFeature(concept, 'PaymentMethod')),
    ...object.providesCuisineOfType.flatMap((concept) => toFeature(concept, 'CuisineCategory')),
    ...object.hasTheme.flatMap((concept) => toFeature(concept, 'Other')),
    ...object.hasArchitecturalStyle.flatMap((concept) => toFeature(concept, 'ArchitecturalStyle')),
    ...object.hasTourType.flatMap((concept) => toFeature(concept, 'TourType')),
    ...object.hasClientTarget.flatMap((concept) => toFeature(concept, 'PeopleAudience')),
  ];
  return [...new Map(features.map((feature) => [feature.id, feature])).values()].slice(
    0,
    featuresMax,
  );
}
