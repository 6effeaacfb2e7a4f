import { isRefusal } from '@parages/contracts/api-problem';
import type { Conversation } from '@parages/contracts/types';
import { conversationLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessagePlace, messageTarget } from '../../lib/device-drafts/message-target.ts';
import { TextAreaField } from '../../lib/form/text-area-field.tsx';
import { problemKey } from '../../lib/problem-key.ts';
import { sayLimit } from '../../lib/say-limit.ts';
import { Switch } from '../../lib/switch/switch.tsx';
import { AttachFiles, fileBounds } from './attach-files.tsx';
import { conversationsFr, conversationsTexts } from './conversations.fr.ts';
import classes from './conversations.module.css';
import { useSendMessage } from './conversations.queries.ts';
import { useKeptMessage } from './use-kept-message.ts';

type ComposerProps = {
  place: MessagePlace;
  conversation: Conversation;
  messages: Conversation['messages'];
};

function useComposer({ place, conversation, messages }: ComposerProps) {
  const { t } = useTranslation(conversationsTexts);
  const { organisation, poi } = conversation;
  const typed = useKeptMessage(messageTarget(place), poi?.label || organisation.name);
  const send = useSendMessage(place);
  const [isMissing, setIsMissing] = useState(false);
  const [waiting, setWaiting] = useState(0);
  // The last press came while a file was on its way.
  const [isHeld, setIsHeld] = useState(false);

  // A message whose answer was lost, or that another page has sent.
  const isSent = messages.some(
    ({ id, isMine, text, asksPapers, attachments }) =>
      id === typed.id &&
      isMine &&
      text === typed.text.trim() &&
      asksPapers === typed.asksPapers &&
      waiting === 0 &&
      typed.files.every((file) => attachments.some((attachment) => attachment.id === file.id)),
  );
  const sentFiles = messages.flatMap(({ attachments }) => attachments.map(({ id }) => id));
  // Without those that went with an earlier version of the message.
  const unsent = typed.files.filter((file) => !sentFiles.includes(file.id));
  const clear = useEffectEvent(() => {
    typed.clear();
    send.reset();
  });
  useEffect(() => {
    if (isSent) clear();
  }, [isSent]);

  const afterRefusal = (error: Error): void => {
    if (!isRefusal(error)) return;
    if (error.code === 'message_id_taken') typed.renew();
    if (error.code === 'attachment_not_found') typed.change({ files: [] });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending) return;
    const { id, text, asksPapers } = typed;
    const isEmpty = text.trim() === '';
    setIsMissing(isEmpty);
    setIsHeld(waiting > 0);
    if (isEmpty || waiting > 0) return;
    const readId = messages.at(-1)?.id ?? null;
    const own =
      place.side === 'team' &&
      ({ answer: { readId, organisationId: organisation.id, asksPapers } } as const);
    const attachmentIds = unsent.map((file) => file.id);
    const onSuccess = (): void => {
      typed.clear();
      toast('success', t('sent'));
    };
    send.mutate({ id, text, attachmentIds, ...own }, { onSuccess, onError: afterRefusal });
  };
  const type = (text: string): void => {
    setIsMissing(false);
    typed.change({ text });
  };
  return {
    typed,
    files: unsent,
    type,
    submit,
    isMissing,
    isHeld: isHeld && waiting > 0,
    waiting,
    setWaiting,
    isBusy: send.isPending,
    error: send.error,
  };
}

export function Composer(props: ComposerProps) {
  const { t } = useTranslation(conversationsTexts);
  const { place, conversation } = props;
  const { typed, files, type, submit, isMissing, isHeld, waiting, setWaiting, isBusy, error } =
    useComposer(props);
  return (
    <form className={classes.composer} onSubmit={submit} noValidate>
      {typed.isRestored && <Notice title={t('restored')} />}
      <TextAreaField
        name="message"
        label={t('write')}
        description={t(`hint.${place.side}`)}
        isRequired
        rows={5}
        maxLength={conversationLimits.maxLength}
        error={isMissing ? t('required') : undefined}
        readOnly={isBusy}
        value={typed.text}
        onChange={type}
      />
      {place.side === 'team' && (
        <Switch
          label={t('ask')}
          hint={t('askHint')}
          isOn={typed.asksPapers}
          onChange={(asksPapers) => typed.change({ asksPapers })}
        />
      )}
      <AttachFiles
        organisationId={conversation.organisation.id}
        formats={t(`files.formats.${place.side}`, fileBounds)}
        files={files}
        onChange={typed.changeFiles}
        onWaiting={setWaiting}
        waiting={waiting}
        isSending={isBusy}
      />
      {isHeld && <Notice tone="warning" isLive title={t('files.held')} />}
      {error && (
        <Notice tone="danger" isLive title={t('notSent')}>
          <p className={classes.text}>
            {sayLimit(error) ?? t(`problems.${problemKey(conversationsFr.problems, error)}`)}
          </p>
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={isBusy || waiting > 0}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
