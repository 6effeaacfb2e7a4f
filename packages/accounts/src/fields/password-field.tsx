import { passwordFault } from '@parages/contracts/vocabulary/accounts/passwords';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Icon } from '@parages/ui/icon/icon';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useId, useState } from 'react';
import classes from '../forms/auth-form.module.css';
import { useSay } from '../say-auth.tsx';
import type { AuthFault } from '../words/auth-words.ts';
import { AuthField } from './auth-field.tsx';
import { strengthOf, strengths } from './password-strength.ts';

export type PasswordFieldProps = {
  name: string;
  label: string;
  fault: AuthFault | undefined;
  /** `new`: shows the rules and the password strength during typing. */
  kind: 'current' | 'new' | 'confirmation';
};

export function PasswordField({ name, label, fault, kind }: PasswordFieldProps) {
  const say = useSay();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const [text, setText] = useState('');
  const isNew = kind === 'new';
  return (
    <div className={classes.password}>
      <AuthField
        name={name}
        label={label}
        fault={fault}
        type={isShown ? 'text' : 'password'}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        autoCapitalize="none"
        {...(isNew && {
          describedBy: `${id}-rules`,
          onInput: (event) => setText(event.currentTarget.value),
        })}
        aside={
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={say(isShown ? 'hide' : 'show')}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      {isNew && (
        <PasswordRules
          id={`${id}-rules`}
          password={text}
          isCommon={fault === 'password-pwned-error'}
        />
      )}
    </div>
  );
}

function PasswordRules({
  id,
  password,
  isCommon,
}: {
  id: string;
  password: string;
  isCommon: boolean;
}) {
  const say = useSay();
  const strength = strengthOf(password);
  return (
    <div className={classes.rules}>
      <div className={classes.meter} data-strength={strength}>
        {strengths.slice(1).map((step) => (
          <span
            key={step}
            data-lit={strengths.indexOf(strength) >= strengths.indexOf(step) || undefined}
          />
        ))}
      </div>
      <p aria-live="polite">
        {say('signup.strengthIs', { level: say(`signup.strength.${strength}`) })}
      </p>
      <ul id={id} aria-label={say('signup.rules')}>
        <Rule isMet={passwordFault(password) === undefined}>
          {say('signup.ruleLength', { strength: limits.password.min })}
        </Rule>
        <Rule isMet={null} isBroken={isCommon}>
          {say('signup.ruleCommon')}
        </Rule>
      </ul>
      <p>{say('signup.advice')}</p>
    </div>
  );
}

function Rule({
  isMet,
  isBroken = false,
  children,
}: {
  isMet: boolean | null;
  isBroken?: boolean;
  children: string;
}) {
  return (
    <li data-met={isMet || undefined} data-broken={isBroken || undefined}>
      <Icon name={isMet ? 'check' : isBroken ? 'close' : 'info'} size="1rem" />
      {children}
    </li>
  );
}
