import { ImportPartsProvider } from '@parages/batch-import/import-parts';
import { ImportWordsProvider } from '@parages/batch-import/import-words';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { Forbidden } from '../../features/account/forbidden.tsx';
import { PersonalPage } from '../../features/account/personal-page.tsx';
import { ImportDetail } from '../../features/imports/import-detail.tsx';
import { importParts } from '../../features/imports/import-parts.tsx';
import { addImportWords, useImportVoice } from '../../features/imports/import-words.ts';
import classes from '../../features/imports/imports.module.css';
import { ImportsHome } from '../../features/imports/imports-home.tsx';
import { mayOpen } from '../../features/moderation/dashboard/may-open.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { signedInOnly } from '../../lib/session/signed-in-only.ts';
import { addAccountWords } from '../account/account-words.ts';

addAccountWords();
addImportWords();

export const batchImportPage = (runtime: Runtime) => ({
  loader: ({ request }: LoaderFunctionArgs) => {
    signedInOnly(runtime, request);
    return null;
  },
  Component: BatchImportPage,
});

function BatchImportPage() {
  const voice = useImportVoice();
  const { importId } = useParams();
  return (
    <PersonalPage title={voice.say('title')}>
      {({ permissions }) =>
        permissions.includes('batch_import') ? (
          <ImportWordsProvider words={voice}>
            <ImportPartsProvider parts={importParts}>
              <div className={classes.page}>
                {importId === undefined ? (
                  <ImportsHome />
                ) : (
                  <ImportDetail
                    key={importId}
                    importId={importId}
                    eventsHref={eventsOf(permissions)}
                  />
                )}
              </div>
            </ImportPartsProvider>
          </ImportWordsProvider>
        ) : (
          <Forbidden />
        )
      }
    </PersonalPage>
  );
}

const eventsOf = (permissions: readonly Permission[]): string =>
  mayOpen(permissions) ? '/dashboard' : '/';
