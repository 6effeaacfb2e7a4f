import type { Conversation } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { useDownload } from './attachments.queries.ts';
import { conversationsTexts } from './conversations.fr.ts';
import classes from './conversations.module.css';
import { formatSize } from './format-size.fr.ts';

type Attachment = Conversation['messages'][number]['attachments'][number];
type FilesProps = { organisationId: string; files: readonly Attachment[] };

/** The files of a sent message, to be saved on the device: they are never shown in the page. */
export function MessageFiles({ organisationId, files }: FilesProps) {
  const { t } = useTranslation(conversationsTexts);
  return (
    <ul className={classes.files} aria-label={t('files.list')}>
      {files.map((file) => (
        <li key={file.id}>
          <span>
            {file.name} · {file.isStored ? formatSize(file.bytes) : t('files.gone')}
          </span>
          {file.isStored && <Save organisationId={organisationId} file={file} />}
        </li>
      ))}
    </ul>
  );
}

function Save({ organisationId, file }: { organisationId: string; file: Attachment }) {
  const { t } = useTranslation(conversationsTexts);
  const download = useDownload(organisationId);
  return (
    <Button
      variant="quiet"
      icon="download"
      isBusy={download.isPending}
      aria-label={t('files.save', { name: file.name })}
      onClick={() => download.mutate(file, { onError: () => toast('error', t('files.notSaved')) })}
    >
      {t('files.saveShort')}
    </Button>
  );
}
