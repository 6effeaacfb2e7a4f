import { Badge } from '@parages/ui/badge/badge';
import { Icon } from '@parages/ui/icon/icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textsOf } from '../../lib/texts.ts';
import { landingTexts } from './landing.fr.ts';
import classes from './landing-features.module.css';

const say = textsOf(landingTexts);
const tuesday = 1;
const steps = ['draft', 'review', 'online'] as const;
const people = ['owner', 'editor', 'reader'] as const;

const pieces: Record<'repeat' | 'review' | 'live' | 'team', ReactNode> = {
  repeat: (
    <>
      <div className={classes.days}>
        {say('features.repeat.days')
          .split(' ')
          .map((day, index) => (
            <span key={day} data-on={index === tuesday || undefined}>
              {day}
            </span>
          ))}
      </div>
      <p className={classes.sum}>
        <Icon name="calendar" />
        {say('features.repeat.sum')}
      </p>
    </>
  ),
  review: (
    <div className={classes.steps}>
      {steps.map((step) => (
        <span key={step} data-step={step}>
          {say(`features.review.steps.${step}`)}
        </span>
      ))}
    </div>
  ),
  live: (
    <div className={classes.states}>
      <Badge tone="warning">{say('features.live.states.postponed')}</Badge>
      <Badge tone="ink">{say('features.live.states.full')}</Badge>
      <Badge tone="danger">{say('features.live.states.cancelled')}</Badge>
    </div>
  ),
  team: (
    <div className={classes.people}>
      {people.map((person) => (
        <span key={person}>
          <b>{say(`features.team.people.${person}`).slice(0, 1)}</b>
          {say(`features.team.people.${person}`)}
        </span>
      ))}
    </div>
  ),
};

const features = ['repeat', 'review', 'live', 'team'] as const;

/** The four feature blocks of §2. */
export const LandingFeatures = () => {
  const { t } = useTranslation(landingTexts);
  return (
    <section className={classes.features} aria-labelledby="features">
      <h2 id="features">{t('features.title')}</h2>
      <div className={classes.grid}>
        {features.map((feature) => (
          <article key={feature} className={classes.feature} data-feature={feature}>
            <div className={classes.piece} aria-hidden="true">
              {pieces[feature]}
            </div>
            <h3>{t(`features.${feature}.title`)}</h3>
            <p>{t(`features.${feature}.text`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
};
