import type { ProfileChanges, UserProfile } from '@parages/contracts/types';
import type { Interest } from '@parages/contracts/vocabulary/accounts/interests';
import { Button } from '@parages/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { City } from './city-field.tsx';
import { onboardingSteps } from './onboarding-steps.tsx';
import classes from './profile.module.css';
import { useSaveProfile } from './profile.queries.ts';

export type OnboardingProps = {
  profile: UserProfile;
  /** Interests chosen on this device before signing up. */
  suggested: readonly Interest[];
  /** The town of the place that this device remembers. */
  town: City | null;
  step: number;
  onStep: (step: number) => void;
  onDone: () => void;
};

export function Onboarding({ profile, suggested, town, step, onStep, onDone }: OnboardingProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const [changes, setChanges] = useState<ProfileChanges>({});
  // Names of the questions that have a saved answer: one whose offer was refused does not make it
  // again when the visitor comes back.
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const count = onboardingSteps.length;
  const current = onboardingSteps[step - 1] ?? onboardingSteps[0];
  const { name, Question, offers } = current;
  const isLast = step >= count;
  const offered = answered.includes(name) ? { suggested: [], town: null } : { suggested, town };
  const leave = (answers: ProfileChanges) => {
    const body = { ...answers, ...(isLast && { isOnboarded: true }) };
    const go = () => {
      setChanges({});
      if (isLast) onDone();
      else onStep(step + 1);
    };
    if (Object.keys(body).length === 0) return go();
    save.mutate(body, {
      onSuccess: () => {
        if (Object.keys(answers).length > 0) setAnswered([...answered, name]);
        go();
      },
    });
  };
  const skipAll = () => save.mutate({ isOnboarded: true }, { onSettled: onDone });
  return (
    <div className={classes.onboarding}>
      <p className={classes.kicker}>{t('onboarding.step', { step, count })}</p>
      <progress
        className={classes.progress}
        value={step}
        max={count}
        aria-label={t('onboarding.progress')}
      />
      <h1>{t(`onboarding.${name}.title`)}</h1>
      <p>{t(`onboarding.${name}.text`)}</p>
      <Question
        key={name}
        profile={profile}
        {...offered}
        changes={changes}
        onChange={(more) => setChanges({ ...changes, ...more })}
      />
      <div className={classes.actions}>
        <Button
          isBusy={save.isPending}
          onClick={() => leave({ ...offers?.({ profile, ...offered }), ...changes })}
        >
          {t(isLast ? 'onboarding.finish' : 'onboarding.next')}
        </Button>
        <Button variant="secondary" onClick={() => leave({})}>
          {t('onboarding.skip')}
        </Button>
        {!isLast && (
          <Button variant="quiet" onClick={skipAll}>
            {t('onboarding.skipAll')}
          </Button>
        )}
      </div>
    </div>
  );
}
