import { type AuthProvider, authProviders } from '@parages/contracts/vocabulary/auth-providers';
import { providerMarks, providerNames } from './provider-marks.tsx';
import { useSay } from './say-auth.tsx';
import classes from './social-buttons.module.css';

export type SocialButtonsProps = {
  /** Those that are configured, in the order of the product. */
  providers?: readonly AuthProvider[];
  /** The one the browser is on its way to. */
  leavingFor: AuthProvider | null;
  onChoose: (provider: AuthProvider) => void;
};

/** The three other ways in, each by its mark and its name; nothing where none is configured. */
export function SocialButtons({ providers = authProviders, leavingFor, onChoose }: SocialButtonsProps) {
  const say = useSay();
  if (providers.length === 0) return null;
  return (
    <fieldset className={classes.social} aria-label={say('social.group')}>
      <p className={classes.or} aria-hidden="true">
        <span>{say('or')}</span>
      </p>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className={classes.button}
          aria-busy={leavingFor === provider || undefined}
          aria-disabled={leavingFor !== null || undefined}
          onClick={() => leavingFor === null && onChoose(provider)}
        >
          {providerMarks[provider]}
          <span>{say('social.continue', { provider: providerNames[provider] })}</span>
        </button>
      ))}
    </fieldset>
  );
}
