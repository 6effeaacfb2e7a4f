import type { OrganisationReview } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../lib/form/text-area-field.tsx';
import classes from './decide.module.css';
import { type Decision, useDecide } from './review.queries.ts';
import { organisationReviewTexts, sentenceOf } from './review-words.ts';

const possible: Record<OrganisationStatus, readonly Decision['action'][]> = {
  pending: ['approval', 'refusal'],
  approved: ['suspension'],
  refused: [],
  suspended: ['restoration'],
};
const ideas = ['siren', 'name', 'address', 'proof'] as const;
const written = ['refusal', 'suspension', 'change-refusal'] as const;
type Written = (typeof written)[number];
const isWritten = (action: Decision['action']): action is Written =>
  written.some((one) => one === action);

export function Decide({
  organisation: { id, name, version, status, isOwn, change },
}: {
  organisation: OrganisationReview;
}) {
  const { t } = useTranslation(organisationReviewTexts);
  const decide = useDecide(id);
  const [writing, setWriting] = useState<Written>();
  // Kept when the dialog closes: the typed message is not lost when the API refuses the decision.
  const [texts, setTexts] = useState<Partial<Record<Written, string>>>({});
  const [failure, setFailure] = useState<string>();
  const isProposed = status === 'approved' && change !== null && change.reason === null;
  const ofChange: readonly Decision['action'][] = isProposed
    ? ['change-acceptance', 'change-refusal']
    : [];
  const actions = isOwn ? [] : [...ofChange, ...possible[status]];
  const send = async (decision: Decision) => {
    setFailure(undefined);
    try {
      await decide.mutateAsync(decision);
      toast('success', t(`done.${decision.action}`, { name }));
      setTexts({});
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setWriting(undefined);
  };
  if (actions.length === 0 && failure === undefined) return null;
  return (
    <div className={classes.decide}>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <div className={classes.actions}>
        {actions.map((action) =>
          isWritten(action) ? (
            <Button key={action} variant="secondary" onClick={() => setWriting(action)}>
              {t(`actions.${action}`)}
            </Button>
          ) : (
            <Button
              key={action}
              icon="check"
              isBusy={decide.isPending}
              onClick={() => void send({ action, version })}
            >
              {t(`actions.${action}`)}
            </Button>
          ),
        )}
      </div>
      {writing && (
        <Writing
          name={name}
          writing={writing}
          isBusy={decide.isPending}
          text={texts[writing] ?? ''}
          onText={(text) => setTexts({ ...texts, [writing]: text })}
          onSend={(reason) => void send({ action: writing, version, reason })}
          onCancel={() => setWriting(undefined)}
        />
      )}
    </div>
  );
}

type WritingProps = {
  name: string;
  writing: Written;
  isBusy: boolean;
  text: string;
  onText: (text: string) => void;
  onSend: (reason: string) => void;
  onCancel: () => void;
};

function Writing({ name, writing, isBusy, text, onText, onSend, onCancel }: WritingProps) {
  const { t } = useTranslation(organisationReviewTexts);
  const [fault, setFault] = useState<string>();
  const send = () => (text.trim() === '' ? setFault(t('write.required')) : onSend(text.trim()));
  return (
    <ConfirmDialog
      isOpen
      isDangerous={writing === 'suspension'}
      isBusy={isBusy}
      title={t(`write.${writing}.title`, { name })}
      words={{ confirm: t('write.send'), cancel: t('write.cancel'), close: t('write.close') }}
      onConfirm={send}
      onCancel={onCancel}
    >
      <div className={classes.writing}>
        <p>{t(`write.${writing}.text`, { name })}</p>
        {writing === 'refusal' && (
          <fieldset className={classes.ideas}>
            <legend>{t('write.ideas')}</legend>
            {ideas.map((idea) => (
              <button
                key={idea}
                type="button"
                onClick={() =>
                  onText(`${text}${text === '' ? '' : '\n'}${t(`write.idea.${idea}`)}`)
                }
              >
                {t(`write.idea.${idea}`)}
              </button>
            ))}
          </fieldset>
        )}
        <TextAreaField
          name="reason"
          label={t('write.label')}
          isRequired
          rows={4}
          maxLength={limits.organisation.maxDescriptionLength}
          error={fault}
          value={text}
          onChange={(value) => {
            onText(value);
            setFault(undefined);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
