import { type Interest, interests } from '@parages/contracts/vocabulary/accounts/interests';
import { interestLabels } from '@parages/contracts/vocabulary/accounts/interests.fr';
import type { Town } from '@parages/contracts/vocabulary/places/towns';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { readInterests, writeInterests } from './interests-storage.ts';
import { themesOfInterests } from './themes-of-interests.ts';
import classes from './welcome.module.css';

const mostIdeas = 6;

export function InterestsStep({ town }: { town: Town }) {
  const { t } = useTranslation('welcome');
  const local = useLocal({ interestLabels });
  const [chosen, setChosen] = useState<Interest[]>([]);
  // Local storage is unknown to the server: read after hydration.
  useEffect(() => setChosen(readInterests()), []);
  const toggle = (interest: Interest) => {
    const next = chosen.includes(interest)
      ? chosen.filter((one) => one !== interest)
      : [...chosen, interest];
    setChosen(next);
    writeInterests(next);
  };
  return (
    <div className={classes.step}>
      <p className={classes.kicker}>{t('step', { step: 2 })}</p>
      <h1>{t('interestsTitle')}</h1>
      <p>{t('interestsText')}</p>
      <fieldset className={classes.interests}>
        <legend>{t('interests')}</legend>
        {interests.map((interest) => (
          <button
            key={interest}
            type="button"
            className={classes.choice}
            aria-pressed={chosen.includes(interest)}
            onClick={() => toggle(interest)}
          >
            {local.interestLabels[interest]}
          </button>
        ))}
      </fieldset>
      <Ideas town={town} chosen={chosen} />
      <div className={classes.actions}>
        <Button href={`/ville/${town.slug}`}>{t('discover', { town: town.name })}</Button>
        <Button href="/commencez" variant="quiet">
          {t('change')}
        </Button>
      </div>
    </div>
  );
}

function Ideas({ town, chosen }: { town: Town; chosen: readonly Interest[] }) {
  const { t } = useTranslation('welcome');
  const local = useLocal({ themeLabels, atTown });
  return (
    <div className={classes.ideas} aria-live="polite">
      {chosen.length > 0 && (
        <>
          <h2>{t('ideas', { atTown: local.atTown(town.name) })}</h2>
          <ul className={classes.links}>
            {themesOfInterests(chosen, mostIdeas).map((theme) => (
              <li key={theme}>
                <Link href={`/ville/${town.slug}/category/${theme}`} className={classes.idea}>
                  {t('idea', { theme: local.themeLabels[theme], atTown: local.atTown(town.name) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
