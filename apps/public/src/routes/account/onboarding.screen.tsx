import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { PersonalPage } from '../../features/account/personal-page.tsx';
import { Onboarding } from '../../features/profile/onboarding.tsx';
import { onboardingSteps } from '../../features/profile/onboarding-steps.tsx';
import { profileFr } from '../../features/profile/profile.fr.ts';
import { rememberedTown } from '../../features/profile/profile.queries.ts';
import { readInterests } from '../../features/welcome/interests-storage.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { takeReturnPath } from '../../lib/session/after-sign-in.ts';
import { signedInOnly } from '../../lib/session/signed-in-only.ts';
import { withUsualPlace } from '../search/usual-place.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();
addWords('profile', { fr: profileFr, en: () => import('../../features/profile/profile.en.ts') });

/** The step is in the URL, so that going back works. */
export const onboardingPage = (runtime: Runtime) => ({
  loader: ({ request }: LoaderFunctionArgs) => {
    signedInOnly(runtime, request);
    return null;
  },
  Component: OnboardingPage,
});

function OnboardingPage() {
  const { t } = useTranslation('profile');
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = Number(params.get('step') ?? 1);
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), onboardingSteps.length) : 1;
  // Local storage is unknown to the server: read after hydration.
  const [suggested, setSuggested] = useState<ReturnType<typeof readInterests>>([]);
  useEffect(() => setSuggested(readInterests()), []);
  const { data: town = null } = useQuery(rememberedTown());
  return (
    <PersonalPage title={t('onboarding.title')}>
      {(profile) => (
        <Onboarding
          profile={profile}
          suggested={suggested}
          town={town}
          step={step}
          onStep={(next) => setParams({ step: String(next) })}
          onDone={() => void navigate(takeReturnPath() ?? withUsualPlace(client, '/#pour-toi'))}
        />
      )}
    </PersonalPage>
  );
}
