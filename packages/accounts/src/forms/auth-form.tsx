import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import type { ReactNode } from 'react';
import { useSay } from '../say-auth.tsx';
import classes from './auth-form.module.css';
import type { AuthForm as Form } from './use-auth-form.ts';

export type AuthFormProps = { form: Form; submit: string; children: ReactNode };

/** Uses POST, so that no typed value can end up in a URL. */
export function AuthForm({ form: { form, failure, isBusy }, submit, children }: AuthFormProps) {
  const say = useSay();
  return (
    <form {...form} className={classes.form} method="post" noValidate>
      {children}
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <Button type="submit" isWide isBusy={isBusy}>
        {submit}
      </Button>
      <noscript>
        <p>{say('noScript')}</p>
      </noscript>
    </form>
  );
}
