import { Switch } from '@parages/accounts/fields/switch';
import type { ProfileChanges } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tasteQuestions } from './onboarding-steps.tsx';
import type { EditorProps } from './personal-section.tsx';
import classes from './profile.module.css';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export function TasteSection({ profile, onDirty }: EditorProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const [changes, setChanges] = useState<ProfileChanges>({});
  const latest = useRef(changes);
  const replace = (next: ProfileChanges) => {
    latest.current = next;
    setChanges(next);
  };
  const change = (more: ProfileChanges) => {
    replace({ ...changes, ...more });
    onDirty(true);
  };
  const send = () =>
    save.mutate(changes, {
      onSuccess: () => {
        toast('success', t('saved'));
        // An answer changed during the request stays for the next save.
        if (latest.current !== changes) return;
        replace({});
        onDirty(false);
      },
    });
  return (
    <ProfileSection title={t('taste.title')} hint={t('taste.hint')}>
      {tasteQuestions.map(({ name, Question }) => (
        <div key={name} className={classes.head}>
          {name !== 'age' && <h3>{t(`onboarding.${name}.short`)}</h3>}
          <Question
            profile={profile}
            changes={changes}
            suggested={[]}
            town={null}
            onChange={change}
          />
        </div>
      ))}
      <Switch
        label={t('taste.recommendations')}
        hint={t('taste.recommendationsHint')}
        isOn={changes.wantsRecommendations ?? profile.wantsRecommendations}
        onChange={(wantsRecommendations) => change({ wantsRecommendations })}
      />
      <div className={classes.actions}>
        <Button isBusy={save.isPending} onClick={send}>
          {t('save')}
        </Button>
        <Button href="/onboarding" variant="quiet">
          {t('taste.again')}
        </Button>
      </div>
    </ProfileSection>
  );
}
