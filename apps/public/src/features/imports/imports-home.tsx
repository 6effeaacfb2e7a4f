import { ImportHome } from '@parages/ui/batch-import/import-home';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imports } from './imports.queries.ts';
import { type ChosenOrganisation, OrganisationChoice } from './organisation-choice.tsx';
import { useDownloads, useSending } from './use-files.ts';

/** Where the team imports a file: its own, or that of an organisation. */
export function ImportsHome() {
  const [organisation, setOrganisation] = useState<ChosenOrganisation>();
  const { sending, send } = useSending(organisation?.id);
  const { download, downloadExample, isExampleBusy } = useDownloads();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(imports.list());
  return (
    <ImportHome
      sending={sending}
      onFile={send}
      onExample={downloadExample}
      isExampleBusy={isExampleBusy}
      history={{
        imports: data?.pages.flatMap(({ items }) => items),
        hasFailed: error !== null,
        onRetry: () => void refetch(),
        hrefOf: (id) => `/batchimport/${id}`,
        onDownload: (one) => download(one, 'file'),
        showsOrganisation: true,
        onMore: hasNextPage ? () => void fetchNextPage() : undefined,
        isReadingMore: isFetchingNextPage,
      }}
    >
      <OrganisationChoice chosen={organisation} onChoose={setOrganisation} />
    </ImportHome>
  );
}
