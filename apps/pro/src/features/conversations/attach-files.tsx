import { attachmentLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../lib/file-drop/file-drop.tsx';
import { problemKey } from '../../lib/problem-key.ts';
import { sayLimit } from '../../lib/say-limit.ts';
import { textsOf } from '../../lib/texts.ts';
import { useUploadFile } from './attachments.queries.ts';
import { conversationsFr, conversationsTexts } from './conversations.fr.ts';
import classes from './conversations.module.css';
import { formatSize } from './format-size.fr.ts';
import type { SentFile } from './kept-message.ts';

const accepted = '.pdf,.jpg,.jpeg,.png,.webp';
const { maxBytes, most } = attachmentLimits;
const say = textsOf(conversationsTexts);

const failureOf = (error: unknown, name: string): string =>
  say('files.failed', {
    name,
    why:
      sayLimit(error) ?? say(`files.problems.${problemKey(conversationsFr.files.problems, error)}`),
  });

/** The bounds of a message in words. */
export const fileBounds = { most, size: formatSize(maxBytes) };

type AttachFilesProps = {
  organisationId: string;
  /** Formats, bounds and readers of the files in words. */
  formats: string;
  files: readonly SentFile[];
  onChange: (change: (files: readonly SentFile[]) => readonly SentFile[]) => void;
  /** Receives the number of files that are on their way. */
  onWaiting: (change: (waiting: number) => number) => void;
  waiting: number;
  /** No file is added or removed while the message is being sent. */
  isSending: boolean;
};

export function AttachFiles({
  organisationId,
  formats,
  files,
  onChange,
  onWaiting,
  waiting,
  isSending,
}: AttachFilesProps) {
  const { t } = useTranslation(conversationsTexts);
  const { mutateAsync: upload } = useUploadFile(organisationId);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const inputId = useId();
  const open = useRef<() => void>(null);

  const add = async (chosen: readonly File[]): Promise<void> => {
    if (isSending) {
      setFailures([t('files.sending')]);
      return;
    }
    const small = chosen.filter(({ size }) => size <= maxBytes);
    const wanted = small.slice(0, Math.max(0, most - files.length - waiting));
    setFailures([
      ...chosen
        .filter(({ size }) => size > maxBytes)
        .map(({ name }) => t('files.large', { name, size: formatSize(maxBytes) })),
      ...(small.length > wanted.length ? [t('files.full', { most })] : []),
    ]);
    onWaiting((before) => before + wanted.length);
    await Promise.all(
      wanted.map((file) =>
        upload(file)
          .then(
            ({ id, name, bytes }) => onChange((before) => [...before, { id, name, bytes }]),
            (error: unknown) => setFailures((before) => [...before, failureOf(error, file.name)]),
          )
          .finally(() => onWaiting((before) => before - 1)),
      ),
    );
  };
  return (
    <FileDrop
      className={classes.attach}
      label={t('files.label')}
      inputId={inputId}
      accept={accepted}
      isMultiple
      opener={{ label: t('files.label'), open }}
      onFiles={(chosen) => void add(chosen)}
    >
      {files.length > 0 && (
        <ul className={classes.files} aria-label={t('files.chosen')}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <span>
                {name} · {formatSize(bytes)}
              </span>
              <Button
                variant="quiet"
                icon="close"
                isBusy={isSending}
                aria-label={t('files.remove', { name })}
                onClick={() => onChange((before) => before.filter((file) => file.id !== id))}
              >
                {t('files.removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.choose}>
        <Button
          variant="secondary"
          icon="plus"
          isBusy={waiting > 0 || isSending}
          aria-describedby={`${inputId}-formats`}
          onClick={() => open.current?.()}
        >
          {t('files.add')}
        </Button>
        <p id={`${inputId}-formats`} className={classes.about}>
          {formats}
        </p>
      </div>
      <LiveRegion>{waiting > 0 && t('files.waiting', { count: waiting })}</LiveRegion>
      {failures.length > 0 && (
        <ul role="alert" className={classes.failures}>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </FileDrop>
  );
}
