import { Button } from '@parages/ui/button/button';
import { Logo } from '@parages/ui/logo/logo';
import { publicOrigin } from '../lib/public-origin.ts';
import { useIsSignedIn } from '../lib/signed-in.ts';
import { welcomeFr } from './welcome.fr.ts';
import classes from './welcome.module.css';

/** The professional site before it opens: who it is for, and the way back. */
export function Welcome() {
  const { pageTitle, kicker, title, text, signUp, signIn, enter, back } = welcomeFr;
  const isSignedIn = useIsSignedIn();
  return (
    <main className={classes.page}>
      <title>{pageTitle}</title>
      <div className={classes.words}>
        <Logo size="3rem" />
        <p className={classes.kicker}>{kicker}</p>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <p className={classes.actions}>
          <Button href={isSignedIn ? '/org/auth/welcome' : '/org/auth/signup'}>{isSignedIn ? enter : signUp}</Button>
          {!isSignedIn && (
            <Button href="/org/auth/login" variant="secondary">
              {signIn}
            </Button>
          )}
          <Button href={publicOrigin(window.location)} variant="quiet">
            {back}
          </Button>
        </p>
      </div>
      <Poster />
    </main>
  );
}

// A street poster with a place still empty: the visitor's next event.
const Poster = () => (
  <svg className={classes.poster} viewBox="0 0 320 360" fill="none" aria-hidden="true" focusable="false">
    <circle cx="170" cy="180" r="140" fill="var(--color-highlight)" />
    <g stroke="var(--color-ink)" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
      <path d="M52 78l120-22 26 146-120 22z" fill="var(--color-surface)" />
      <path d="M150 120l124 16-20 158-124-16z" fill="var(--color-accent)" />
      <path d="M178 168l68 9M174 196l68 9M170 224l40 5" stroke="var(--color-paper)" />
      <path d="M74 106l70-13M80 134l70-13" />
      <path d="M20 330h280" />
      <path d="M76 330V230M230 330v-38" />
    </g>
    <circle cx="112" cy="70" r="9" fill="var(--color-ink)" />
    <circle cx="214" cy="130" r="9" fill="var(--color-ink)" />
  </svg>
);
