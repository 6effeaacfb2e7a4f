import type {
  AgeCategory,
  ChildrenCategory,
  JobCategory,
  OutgoingCategory,
} from '@parages/contracts/vocabulary/accounts/profile';
import { type PoiOption, poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

export type Profile = {
  ageCategory: AgeCategory | null;
  jobCategory: JobCategory | null;
  childrenCategory: ChildrenCategory | null;
  outgoingCategories: readonly OutgoingCategory[];
};

/**
 * How well each theme and each option fits a profile, from 0 to 1, in the order of the vocabulary.
 */
export type ProfileFit = { fits: number[]; optionFits: number[] };

type Suits = { themes?: readonly Theme[]; options?: readonly PoiOption[] };

const withChildren: Suits = { themes: ['famille'], options: ['kids-friendly'] };
const company: Record<OutgoingCategory, Suits> = {
  familly: withChildren,
  couple: { themes: ['spectacles', 'theatre', 'degustations', 'son-et-lumiere-feu-d-artifice'] },
  friends: { themes: ['concerts', 'fetes', 'degustations', 'sports'] },
  solo: { themes: ['musees', 'expositions', 'conference', 'cinema'] },
};
const young: Suits = { themes: ['concerts', 'fetes', 'cinema', 'sports'] };
const ages: Record<AgeCategory, Suits> = {
  '15-17': young,
  '18-24': young,
  '25-34': {},
  '35-49': {},
  '50-64': {},
  '65+': { themes: ['conference', 'promenades-a-pied'], options: ['pmr'] },
  'no-answer': {},
};
const jobs: Record<JobCategory, Suits> = {
  student: { options: ['free'] },
  internship: { options: ['free'] },
  worker: {},
  unemployed: { options: ['free'] },
  retired: {},
};

// What the age or the occupation suggests is less certain than the declared companions.
const guess = 0.6;

export function profileFit({
  ageCategory,
  jobCategory,
  childrenCategory,
  outgoingCategories,
}: Profile): ProfileFit {
  const sure = [
    ...outgoingCategories.map((category) => company[category]),
    ...(childrenCategory === 'children' ? [withChildren] : []),
  ];
  const guessed = [
    ...(ageCategory ? [ages[ageCategory]] : []),
    ...(jobCategory ? [jobs[jobCategory]] : []),
  ];
  const rate = (isIn: (suits: Suits) => boolean): number =>
    sure.some(isIn) ? 1 : guessed.some(isIn) ? guess : 0;
  return {
    fits: themes.map((theme) => rate((suits) => suits.themes?.includes(theme) ?? false)),
    optionFits: poiOptions.map((option) =>
      rate((suits) => suits.options?.includes(option) ?? false),
    ),
  };
}
