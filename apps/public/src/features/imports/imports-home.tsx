import { ImportHome } from '@parages/batch-import/home/import-home';
import { Link } from '@parages/ui/link/link';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSite } from '../../lib/site.tsx';
import classes from './imports.module.css';
import { useHistory, useImportCalls } from './imports.queries.ts';
import { type ChosenOrganisation, OrganisationChoice } from './organisation-choice.tsx';

export function ImportsHome() {
  const { t } = useTranslation('batchImport');
  const { t: own } = useTranslation('imports');
  const { proOrigin } = useSite();
  const [organisation, setOrganisation] = useState<ChosenOrganisation>();
  const calls = useImportCalls(organisation?.id);
  const navigate = useNavigate();
  const { items, hasFailed, refetch, readMore, isReadingMore } = useHistory();
  return (
    <ImportHome
      calls={calls}
      onSent={(id) => void navigate(`/batchimport/${id}`)}
      history={{
        imports: items,
        hasFailed,
        onRetry: () => void refetch(),
        hrefOf: (id) => `/batchimport/${id}`,
        showsOrganisation: true,
        onMore:
          readMore && (() => void readMore().catch(() => toast('error', t('history.failed')))),
        isReadingMore,
      }}
    >
      <p className={classes.chosen}>
        <Link href={`${proOrigin}/org/imports/sources?owner=team`}>{own('teamSources')}</Link>
      </p>
      <OrganisationChoice chosen={organisation} onChoose={setOrganisation} />
    </ImportHome>
  );
}
