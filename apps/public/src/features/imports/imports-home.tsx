import { ImportHome } from '@parages/ui/batch-import/import-home';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from '../../lib/use-translation.tsx';
import { useHistory } from './imports.queries.ts';
import { type ChosenOrganisation, OrganisationChoice } from './organisation-choice.tsx';
import { useDownloads, useSending } from './use-files.ts';

/** Where the team imports a file: its own, or that of an organisation. */
export function ImportsHome() {
  const { t } = useTranslation('batchImport');
  const [organisation, setOrganisation] = useState<ChosenOrganisation>();
  const { sending, send } = useSending(organisation?.id);
  const { download, downloadExample, isExampleBusy } = useDownloads();
  const { items, hasFailed, refetch, readMore, isReadingMore } = useHistory();
  return (
    <ImportHome
      sending={sending}
      onFile={send}
      onExample={downloadExample}
      isExampleBusy={isExampleBusy}
      history={{
        imports: items,
        hasFailed,
        onRetry: () => void refetch(),
        hrefOf: (id) => `/batchimport/${id}`,
        onDownload: (one) => download(one, 'file'),
        showsOrganisation: true,
        onMore: readMore && (() => void readMore().catch(() => toast('error', t('history.failed')))),
        isReadingMore,
      }}
    >
      <OrganisationChoice chosen={organisation} onChoose={setOrganisation} />
    </ImportHome>
  );
}
