import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../lib/form/text-field.tsx';
import { type SubmitOutcome, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import classes from './sources.module.css';
import { useAttachSource } from './sources.queries.ts';
import { say, sentenceOf, sourcesTexts } from './sources-words.ts';

type Values = { url: string };
const initialValues: Values = { url: '' };
const validate = ({ url }: Values) => ({
  url: url.trim() === '' ? say('attach.missing') : undefined,
});

export function AttachForm({ organisationId }: { organisationId: string | null }) {
  const { t } = useTranslation(sourcesTexts);
  const attach = useAttachSource(organisationId);
  const send = async ({ url }: Values): Promise<SubmitOutcome> => {
    try {
      await attach.mutateAsync(url.trim());
    } catch (error) {
      return { failure: sentenceOf(error) };
    }
    // The organiser may already have typed the next address.
    if (form.getValues().url === url) form.setFieldValue('url', '');
    return undefined;
  };
  const { form, failure, formProps, field } = useSubmitForm({ initialValues, validate, send });
  return (
    <form {...formProps} className={classes.attach} aria-labelledby="attach">
      <h2 id="attach">{t('attach.title')}</h2>
      <TextField
        {...field('url')}
        label={t('attach.label')}
        description={t('attach.hint')}
        isRequired
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <div>
        <Button type="submit" icon="search" isBusy={form.submitting}>
          {t('attach.submit')}
        </Button>
      </div>
    </form>
  );
}
