import type { ProfileChanges, UserProfile } from '@parages/contracts/types';
import { type Interest, interests } from '@parages/contracts/vocabulary/accounts/interests';
import { interestLabels } from '@parages/contracts/vocabulary/accounts/interests.fr';
import {
  ageCategories,
  childrenCategories,
  jobCategories,
  outgoingCategories,
} from '@parages/contracts/vocabulary/accounts/profile';
import {
  ageCategoryLabels,
  childrenCategoryLabels,
  jobCategoryLabels,
  outgoingCategoryLabels,
} from '@parages/contracts/vocabulary/accounts/profile.fr';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { type City, CityField } from './city-field.tsx';

type QuestionProps = {
  profile: UserProfile;
  suggested: readonly Interest[];
  /** The town of the place that this device remembers. */
  town: City | null;
  /** Answers that are not saved yet. */
  changes: ProfileChanges;
  onChange: (changes: ProfileChanges) => void;
};

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const offeredTown: NonNullable<Step['offers']> = ({ profile, town }) =>
  profile.preferredCity === null && town !== null ? { preferredCity: town.id } : {};

function CityQuestion({ profile, town, changes, onChange }: QuestionProps) {
  // The profile has the name of the saved town only: `names` has the names of towns that are chosen
  // but not saved.
  const chosen =
    changes.preferredCity === undefined
      ? (profile.preferredCity ?? town)
      : (names.get(changes.preferredCity ?? '') ?? null);
  return (
    <CityField
      city={chosen}
      onChange={(city) => {
        if (city) names.set(city.id, city);
        onChange({ preferredCity: city?.id ?? null });
      }}
    />
  );
}
const names = new Map<string, City>();

const offeredInterests = ({
  profile,
  suggested,
}: Pick<QuestionProps, 'profile' | 'suggested'>): ProfileChanges =>
  profile.interests.length === 0 && suggested.length > 0 ? { interests: [...suggested] } : {};

function InterestsQuestion({ profile, suggested, changes, onChange }: QuestionProps) {
  const { t } = useTranslation('profile');
  const local = useLocal({ interestLabels });
  return (
    <ChoiceCards
      isMultiple
      isLegendHidden
      legend={t('onboarding.interests.title')}
      options={optionsOf(interests, local.interestLabels)}
      chosen={
        changes.interests ?? offeredInterests({ profile, suggested }).interests ?? profile.interests
      }
      onChange={(chosen) => onChange({ interests: chosen })}
    />
  );
}

function OutingsQuestion({ profile, changes, onChange }: QuestionProps) {
  const { t } = useTranslation('profile');
  const local = useLocal({ outgoingCategoryLabels });
  return (
    <ChoiceCards
      isMultiple
      isLegendHidden
      legend={t('onboarding.outings.title')}
      options={optionsOf(outgoingCategories, local.outgoingCategoryLabels)}
      chosen={changes.preferences?.outgoing_categories ?? profile.preferences.outgoing_categories}
      onChange={(chosen) =>
        onChange({ preferences: { ...changes.preferences, outgoing_categories: chosen } })
      }
    />
  );
}

const one = <T extends string>(value: T | null | undefined, before: T | null): T[] => {
  const chosen = value === undefined ? before : value;
  return chosen === null ? [] : [chosen];
};

function AgeQuestion({ profile, changes, onChange }: QuestionProps) {
  const { t } = useTranslation('profile');
  const local = useLocal({ ageCategoryLabels, jobCategoryLabels });
  const { preferences } = changes;
  return (
    <>
      <ChoiceCards
        legend={t('onboarding.age.band')}
        options={optionsOf(ageCategories, local.ageCategoryLabels)}
        chosen={one(preferences?.age_category, profile.preferences.age_category)}
        onChange={([age]) =>
          onChange({ preferences: { ...preferences, age_category: age ?? null } })
        }
      />
      <ChoiceCards
        legend={t('onboarding.age.situation')}
        options={optionsOf(jobCategories, local.jobCategoryLabels)}
        chosen={one(preferences?.job_category, profile.preferences.job_category)}
        onChange={([job]) =>
          onChange({ preferences: { ...preferences, job_category: job ?? null } })
        }
      />
    </>
  );
}

function ChildrenQuestion({ profile, changes, onChange }: QuestionProps) {
  const { t } = useTranslation('profile');
  const local = useLocal({ childrenCategoryLabels });
  return (
    <ChoiceCards
      isLegendHidden
      legend={t('onboarding.children.title')}
      options={optionsOf(childrenCategories, local.childrenCategoryLabels)}
      chosen={one(changes.preferences?.children_category, profile.preferences.children_category)}
      onChange={([children]) =>
        onChange({ preferences: { ...changes.preferences, children_category: children ?? null } })
      }
    />
  );
}

type Step<Name = 'city' | 'interests' | 'outings' | 'age' | 'children'> = {
  name: Name;
  Question: ComponentType<QuestionProps>;
  /** Answers preselected although not saved in the profile: pressing "next" accepts them. */
  offers?: (props: Pick<QuestionProps, 'profile' | 'suggested' | 'town'>) => ProfileChanges;
};

export const tasteQuestions: readonly Step<Exclude<Step['name'], 'city'>>[] = [
  { name: 'interests', Question: InterestsQuestion, offers: offeredInterests },
  { name: 'outings', Question: OutingsQuestion },
  { name: 'age', Question: AgeQuestion },
  { name: 'children', Question: ChildrenQuestion },
];

export const onboardingSteps: readonly [Step, ...Step[]] = [
  { name: 'city', Question: CityQuestion, offers: offeredTown },
  ...tasteQuestions,
];
