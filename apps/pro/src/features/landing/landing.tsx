import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { useTranslation } from 'react-i18next';
import { productName as name } from '../../lib/product.ts';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import { landingTexts } from './landing.fr.ts';
import classes from './landing.module.css';
import { LandingFeatures } from './landing-features.tsx';
import { LandingPosters } from './landing-posters.tsx';

const terms = ['cost', 'delay', 'need'] as const;
const benefits = ['near', 'fair', 'care', 'everywhere'] as const;
const questions = ['free', 'who', 'when'] as const;

/**
 * States the cost, the delay and the SIREN that an organisation needs, so that visitors know them
 * before they open the sign-up form.
 */
export const Landing = () => {
  const { t } = useTranslation(landingTexts);
  return (
    <>
      <title>{t('pageTitle', { name })}</title>
      <Container>
        <section className={classes.hero}>
          <div className={classes.words}>
            <p className={classes.kicker}>{t('kicker')}</p>
            <h1>{t('title')}</h1>
            <p className={classes.subtitle}>{t('subtitle')}</p>
            <p className={classes.description}>{t('description', { name })}</p>
            <CallToAction />
          </div>
          <LandingPosters />
        </section>
        <section className={classes.terms} aria-labelledby="terms">
          <h2 id="terms">{t('terms.title')}</h2>
          <dl>
            {terms.map((term) => (
              <div key={term}>
                <dt>{t(`terms.${term}.term`)}</dt>
                <dd>
                  <strong>{t(`terms.${term}.value`)}</strong>
                  {t(`terms.${term}.text`)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={classes.part} aria-labelledby="benefits">
          <h2 id="benefits">{t('benefits.title')}</h2>
          <ol className={classes.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <h3>{t(`benefits.${benefit}.title`)}</h3>
                <p>{t(`benefits.${benefit}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <LandingFeatures />
        <section className={classes.faq} aria-labelledby="faq">
          <h2 id="faq">{t('faq.title')}</h2>
          <div>
            {questions.map((question) => (
              <details key={question}>
                <summary>{t(`faq.${question}.question`)}</summary>
                <p>{t(`faq.${question}.answer`)}</p>
              </details>
            ))}
          </div>
        </section>
      </Container>
      <section className={classes.last}>
        <Container>
          <h2>{t('last.title')}</h2>
          <p>{t('last.text')}</p>
          <CallToAction />
        </Container>
      </section>
    </>
  );
};

// §2: "The call to action goes to /org/auth/welcome if signed in, otherwise /org/auth/signup."
function CallToAction() {
  const { t } = useTranslation(landingTexts);
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes.actions}>
      <Button href={isSignedIn ? '/org/auth/welcome' : '/org/auth/signup'}>
        {t(isSignedIn ? 'enter' : 'start')}
      </Button>
      {!isSignedIn && (
        <Button href="/org/auth/login" variant="secondary">
          {t('signIn')}
        </Button>
      )}
    </div>
  );
}
