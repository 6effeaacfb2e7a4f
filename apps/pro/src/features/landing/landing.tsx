import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { productName as name } from '../../lib/product.ts';
import { useIsSignedIn } from '../../lib/signed-in.ts';
import { sayIn } from '../../lib/words.ts';
import { landingFr } from './landing.fr.ts';
import classes from './landing.module.css';
import { LandingFeatures } from './landing-features.tsx';
import { LandingPosters } from './landing-posters.tsx';

const say = sayIn('landing', landingFr);
const terms = ['cost', 'delay', 'need'] as const;
const benefits = ['near', 'fair', 'care', 'everywhere'] as const;
const questions = ['free', 'who', 'when'] as const;

/** What the professional site is for, and what it takes: cost, delay and papers are told before anything is asked. */
export const Landing = () => (
  <>
    <title>{say('pageTitle', { name })}</title>
    <Container>
      <section className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.kicker}>{say('kicker')}</p>
          <h1>{say('title')}</h1>
          <p className={classes.subtitle}>{say('subtitle')}</p>
          <p className={classes.description}>{say('description', { name })}</p>
          <CallToAction />
        </div>
        <LandingPosters />
      </section>
      <section className={classes.terms} aria-labelledby="terms">
        <h2 id="terms">{say('terms.title')}</h2>
        <dl>
          {terms.map((term) => (
            <div key={term}>
              <dt>{say(`terms.${term}.term`)}</dt>
              <dd>
                <strong>{say(`terms.${term}.value`)}</strong>
                {say(`terms.${term}.text`)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.part} aria-labelledby="benefits">
        <h2 id="benefits">{say('benefits.title')}</h2>
        <ol className={classes.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <h3>{say(`benefits.${benefit}.title`)}</h3>
              <p>{say(`benefits.${benefit}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <LandingFeatures />
      <section className={classes.faq} aria-labelledby="faq">
        <h2 id="faq">{say('faq.title')}</h2>
        <div>
          {questions.map((question) => (
            <details key={question}>
              <summary>{say(`faq.${question}.question`)}</summary>
              <p>{say(`faq.${question}.answer`)}</p>
            </details>
          ))}
        </div>
      </section>
    </Container>
    <section className={classes.last}>
      <Container>
        <h2>{say('last.title')}</h2>
        <p>{say('last.text')}</p>
        <CallToAction />
      </Container>
    </section>
  </>
);

// §2: "The call to action goes to /org/auth/welcome if signed in, otherwise /org/auth/signup."
function CallToAction() {
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes.actions}>
      <Button href={isSignedIn ? '/org/auth/welcome' : '/org/auth/signup'}>
        {say(isSignedIn ? 'enter' : 'start')}
      </Button>
      {!isSignedIn && (
        <Button href="/org/auth/login" variant="secondary">
          {say('signIn')}
        </Button>
      )}
    </div>
  );
}
