import type { ApiKey, CreatedApiKey, Organisation } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { ReadState } from '../../../lib/page/read-state.tsx';
import { publicOrigin } from '../../../lib/public-origin.ts';
import { organisations } from '../organisations.queries.ts';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import { say } from './key-words.ts';
import { keysTexts } from './keys.fr.ts';
import classes from './keys.module.css';
import { apiKeys } from './keys.queries.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';

const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };

/** The API keys of an organisation, for its owners. */
export function OrganisationKeys({ organisationId }: { organisationId: string }) {
  const { t } = useTranslation(keysTexts);
  const query = useQuery(organisations.one(organisationId));
  const { data } = query;
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link href={`/org/organisations/${organisationId}`}>{t('back')}</Link>
      </p>
      <PageHead title={t('title')} intro={t('intro')}>
        <Button
          href={`${publicOrigin(window.location)}/api/docs#keys`}
          variant="secondary"
          icon="external"
        >
          {t('guide')}
        </Button>
      </PageHead>
      <ReadState query={query} words={words} />
      {data &&
        (data.role === 'owner' ? (
          <OwnersKeys organisation={data} />
        ) : (
          <Notice title={t('onlyOwners')} />
        ))}
    </div>
  );
}

type Act = { act: 'rotate' | 'revoke'; apiKey: ApiKey };

function OwnersKeys({ organisation: { id, status } }: { organisation: Organisation }) {
  const { t } = useTranslation(keysTexts);
  const query = useQuery(apiKeys(id));
  const [created, setCreated] = useState<CreatedApiKey>();
  const [pending, setPending] = useState<Act>();
  const { data } = query;
  const close = () => setPending(undefined);
  const show = (shown: CreatedApiKey) => {
    setPending(undefined);
    setCreated(shown);
  };
  return (
    <>
      {status === 'approved' ? (
        <KeyForm organisationId={id} onCreated={show} />
      ) : (
        <Notice title={t('notYet')} />
      )}
      <section className={classes.section} aria-labelledby="api-keys">
        <h2 id="api-keys">{t('list')}</h2>
        <ReadState query={query} words={words} />
        {data?.items.length === 0 && <p>{t('none')}</p>}
        {data && data.items.length > 0 && (
          <ul className={classes.keys}>
            {data.items.map((apiKey) => (
              <KeyRow
                key={apiKey.id}
                apiKey={apiKey}
                canChange={status !== 'suspended'}
                onRotate={() => setPending({ act: 'rotate', apiKey })}
                onRevoke={() => setPending({ act: 'revoke', apiKey })}
              />
            ))}
          </ul>
        )}
      </section>
      {pending?.act === 'rotate' && (
        <RotateDialog
          organisationId={id}
          apiKey={pending.apiKey}
          onCreated={show}
          onClose={close}
        />
      )}
      {pending?.act === 'revoke' && (
        <RevokeDialog organisationId={id} apiKey={pending.apiKey} onClose={close} />
      )}
      {created && <NewKeyDialog created={created} onClose={() => setCreated(undefined)} />}
    </>
  );
}
