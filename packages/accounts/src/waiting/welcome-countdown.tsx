import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { useState } from 'react';
import classes from '../forms/auth-form.module.css';
import { AuthHead } from '../forms/auth-head.tsx';
import { useSay } from '../say-auth.tsx';
import { useCountdown } from './use-countdown.ts';

const seconds = limits.welcomeCountdownMs / 1000;

export type WelcomeCountdownProps = {
  firstName: string | null;
  onContinue: () => void;
  laterHref: string;
};

export function WelcomeCountdown({ firstName, onContinue, laterHref }: WelcomeCountdownProps) {
  const say = useSay();
  const [isPaused, setIsPaused] = useState(false);
  const { left } = useCountdown(seconds, { isPaused, onEnd: onContinue });
  return (
    <div className={classes.welcome}>
      <AuthHead
        title={firstName ? say('welcome.title', { name: firstName }) : say('welcome.titleAlone')}
        text={say('welcome.text')}
      />
      <section
        className={classes.welcome}
        aria-label={say('welcome.now')}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
        // The visitor is reading: the pointer pauses the countdown as the focus does.
        onPointerEnter={() => setIsPaused(true)}
        onPointerLeave={({ currentTarget }) =>
          setIsPaused(currentTarget.contains(document.activeElement))
        }
      >
        <p className={classes.countdown} role="timer">
          <span
            className={classes.seconds}
            aria-hidden="true"
            style={{ ['--share' as string]: left / seconds }}
          >
            {left}
          </span>
          {isPaused ? say('welcome.paused') : say('welcome.countdown', { seconds: left })}
        </p>
        <div className={classes.actions}>
          <Button onClick={onContinue}>{say('welcome.now')}</Button>
          <Button href={laterHref} variant="quiet">
            {say('welcome.later')}
          </Button>
        </div>
      </section>
    </div>
  );
}
