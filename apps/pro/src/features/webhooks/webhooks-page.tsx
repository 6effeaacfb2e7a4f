import { webhookTypes } from '@parages/contracts/vocabulary/organisations/webhook-types';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { OptionToggles } from '@parages/ui/option-toggles/option-toggles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../lib/form/text-field.tsx';
import { type SubmitOutcome, useSubmitForm } from '../../lib/form/use-submit-form.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { publicOrigin } from '../../lib/public-origin.ts';
import { NewSecret } from './new-secret.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { sentenceOf } from './webhook-words.ts';
import { say, webhooksTexts } from './webhooks.fr.ts';
import classes from './webhooks.module.css';
import { useCreateWebhook, webhooks } from './webhooks.queries.ts';

const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };

export function WebhooksPage({ organisationId }: { organisationId: string }) {
  const { t } = useTranslation(webhooksTexts);
  const query = useQuery(webhooks.list(organisationId));
  const { data } = query;
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link href={`/org/organisations/${organisationId}`}>{t('back')}</Link>
      </p>
      <PageHead title={t('title')} intro={t('intro')}>
        <Link href={`${publicOrigin(window.location)}/api/docs#webhooks`}>{t('guide')}</Link>
      </PageHead>
      <ReadState query={query} words={words} />
      {data?.items.length === 0 && <p>{t('none')}</p>}
      {data && (
        <ul className={classes.list}>
          {data.items.map((webhook) => (
            <WebhookCard key={webhook.id} organisationId={organisationId} webhook={webhook} />
          ))}
        </ul>
      )}
      {data && <AddWebhook organisationId={organisationId} />}
    </div>
  );
}

const initialValues = { url: '', types: [...webhookTypes] };
const validate = ({ url, types }: typeof initialValues) => ({
  url: URL.canParse(url.trim()) ? undefined : say('add.urlMissing'),
  types: types.length > 0 ? undefined : say('add.typesMissing'),
});

function AddWebhook({ organisationId }: { organisationId: string }) {
  const { t } = useTranslation(webhooksTexts);
  const create = useCreateWebhook(organisationId);
  const [secret, setSecret] = useState<string>();
  const send = async ({ url, types }: typeof initialValues): Promise<SubmitOutcome> => {
    setSecret(undefined);
    try {
      const created = await create.mutateAsync({ url: url.trim(), types });
      setSecret(created.secret);
      form.reset();
    } catch (error) {
      return { failure: sentenceOf(error) };
    }
    return undefined;
  };
  const { form, failure, formProps, field } = useSubmitForm({ initialValues, validate, send });
  const { types } = form.values;
  const typesError = form.errors.types;
  return (
    <>
      {secret !== undefined && <NewSecret secret={secret} />}
      <form {...formProps} className={classes.add} aria-labelledby="add-webhook">
        <h2 id="add-webhook">{t('add.title')}</h2>
        <TextField
          {...field('url')}
          label={t('add.url')}
          description={t('add.hint')}
          isRequired
          type="url"
          autoComplete="off"
          spellCheck={false}
        />
        <OptionToggles
          label={t('add.types')}
          options={webhookTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          values={types}
          onChange={(chosen) => form.setFieldValue('types', chosen)}
        />
        {typesError && <Notice tone="danger" isLive title={t('add.typesMissing')} />}
        {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
        <div>
          <Button type="submit" icon="plus" isBusy={form.submitting}>
            {t('add.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}
