import { ApiProblem } from '@parages/contracts/api-problem';
import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { reportKinds } from '@parages/contracts/vocabulary/events/report-kinds';
import { reportKindLabels } from '@parages/contracts/vocabulary/events/report-kinds.fr';
import { limits } from '@parages/contracts/vocabulary/limits';
import { appShell } from '@parages/session/app-shell';
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

const nothing: FeedbackDraft = { kind: '', message: '', email: '', website: '' };

const codeOf = (error: unknown) => {
  const code = error instanceof ApiProblem ? error.code : 'other';
  return code === 'feedback_limited' || code === 'request_invalid' ? code : 'other';
};

export type FeedbackFormProps = {
  page: string | null;
  /** The page is that of an event, and the visitor reports what is wrong with it. */
  isReport?: boolean;
};

export function FeedbackForm({ page, isReport = false }: FeedbackFormProps) {
  const { t } = useTranslation('feedback');
  const { locale } = useSite();
  const local = useLocal({ formatCount });
  const [draft, setDraft] = useState(nothing);
  const [isChecked, setIsChecked] = useState(false);
  const send = useSendFeedback(page, locale);
  const id = useId();
  const isTextNeeded = !isReport || draft.kind === 'other';
  const faults = {
    kind: isReport && draft.kind === '' ? t('report.wanted') : null,
    message: isTextNeeded && draft.message.trim() === '' ? t('required') : null,
    email: draft.email !== '' && !isEmailAddress(draft.email) ? t('invalidEmail') : null,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    setIsChecked(true);
    const first = (['kind', 'message', 'email'] as const).find((name) => faults[name] !== null);
    if (first === undefined) send.mutate(draft);
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
      {isReport && (
        <KindField
          id={`${id}-kind`}
          kind={draft.kind}
          fault={isChecked ? faults.kind : null}
          onChoose={(kind) => write({ kind })}
        />
      )}
      <FeedbackField
        id={`${id}-message`}
        label={t(isReport ? (isTextNeeded ? 'report.messageNeeded' : 'report.message') : 'message')}
        hint={t('messageHint', { max: local.formatCount(limits.feedback.maxLength) })}
        fault={isChecked ? faults.message : null}
      >
        {(field) => (
          <textarea
            {...field}
            ref={message}
            rows={isReport ? 4 : 7}
            required={isTextNeeded}
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
      {!isReport && <DeviceNote />}
      <Honeypot value={draft.website} onChange={(website) => write({ website })} />
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

type KindFieldProps = {
  id: string;
  kind: FeedbackDraft['kind'];
  fault: string | null;
  onChoose: (kind: FeedbackDraft['kind']) => void;
};

function KindField({ id, kind, fault, onChoose }: KindFieldProps) {
  const { t } = useTranslation('feedback');
  const local = useLocal({ reportKindLabels });
  const choose = (value: string) => onChoose(reportKinds.find((one) => one === value) ?? '');
  const select = useEarlierInput<HTMLSelectElement>(kind, choose);
  return (
    <FeedbackField id={id} label={t('report.kind')} hint={t('report.kindHint')} fault={fault}>
      {(field) => (
        <select
          {...field}
          ref={select}
          required
          value={kind}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('report.choose')}</option>
          {reportKinds.map((one) => (
            <option key={one} value={one}>
              {local.reportKindLabels[one]}
            </option>
          ))}
        </select>
      )}
    </FeedbackField>
  );
}

function DeviceNote() {
  const { t } = useTranslation('feedback');
  const device = appShell()?.device;
  return device === undefined ? null : <p className={classes.about}>{t('device', { device })}</p>;
}

/** Hidden from people, filled in by robots. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('feedback');
  return (
    <label className={classes.trap} aria-hidden="true">
      {t('website')}
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
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
