import { ApiProblem } from '@parages/contracts/api-problem';
import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { useEarlierInput } from '@parages/ui/form/use-earlier-input';
import { formatCount } from '@parages/ui/format/number.fr';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './feedback.module.css';
import { type FeedbackDraft, useSendFeedback } from './feedback.queries.ts';
import { FeedbackField } from './feedback-field.tsx';
import { FeedbackSent } from './feedback-sent.tsx';

const nothing: FeedbackDraft = { message: '', email: '', website: '' };

const codeOf = (error: unknown) => {
  const code = error instanceof ApiProblem ? error.code : 'other';
  return code === 'feedback_limited' || code === 'request_invalid' ? code : 'other';
};

export function FeedbackForm({ page }: { page: string | null }) {
  const { t } = useTranslation('feedback');
  const { locale } = useSite();
  const local = useLocal({ formatCount });
  const [draft, setDraft] = useState(nothing);
  const [isChecked, setIsChecked] = useState(false);
  const send = useSendFeedback(page, locale);
  const id = useId();
  const faults = {
    message: draft.message.trim() === '' ? t('required') : null,
    email: draft.email !== '' && !isEmailAddress(draft.email) ? t('invalidEmail') : null,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    setIsChecked(true);
    const first = faults.message ? 'message' : faults.email ? 'email' : null;
    if (first === null) send.mutate(draft);
    else document.getElementById(`${id}-${first}`)?.focus();
  };
  const write = (change: Partial<FeedbackDraft>) =>
    setDraft((current) => ({ ...current, ...change }));
  const message = useEarlierInput<HTMLTextAreaElement>(draft.message, (text) =>
    write({ message: text }),
  );
  const email = useEarlierInput<HTMLInputElement>(draft.email, (text) =>
    write({ email: text.trim() }),
  );
  const startAgain = () => {
    send.reset();
    setDraft(nothing);
    setIsChecked(false);
  };
  if (send.isSuccess) return <FeedbackSent page={page} onAnother={startAgain} />;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FeedbackField
        id={`${id}-message`}
        label={t('message')}
        hint={t('messageHint', { max: local.formatCount(limits.feedback.maxLength) })}
        fault={isChecked ? faults.message : null}
      >
        {(field) => (
          <textarea
            {...field}
            ref={message}
            rows={7}
            required
            maxLength={limits.feedback.maxLength}
            value={draft.message}
            onChange={({ target }) => write({ message: target.value })}
          />
        )}
      </FeedbackField>
      <FeedbackField
        id={`${id}-email`}
        label={t('email')}
        hint={t('emailHint')}
        fault={isChecked ? faults.email : null}
      >
        {(field) => (
          <input
            {...field}
            ref={email}
            type="email"
            autoComplete="email"
            maxLength={limits.feedback.maxEmailLength}
            value={draft.email}
            onChange={({ target }) => write({ email: target.value.trim() })}
          />
        )}
      </FeedbackField>
      {/* Honeypot: hidden from people, filled in by robots. */}
      <label className={classes.trap} aria-hidden="true">
        {t('website')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={draft.website}
          onChange={({ target }) => write({ website: target.value })}
        />
      </label>
      {send.isError && <Notice tone="danger" isLive title={t(`problems.${codeOf(send.error)}`)} />}
      <div className={classes.actions}>
        <Button type="submit" isBusy={send.isPending}>
          {t('send')}
        </Button>
        <Link href="/confidentialite">{t('privacy')}</Link>
      </div>
      <NoScript />
    </form>
  );
}

function NoScript() {
  const { t } = useTranslation('feedback');
  const { email } = useSite().publisher;
  return (
    <noscript>
      <p>
        {t('noScript')} {email && <a href={`mailto:${email}`}>{t('mail', { email })}</a>}
      </p>
    </noscript>
  );
}
