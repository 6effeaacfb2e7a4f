import { ApiProblem } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { isMediaLicense } from '@parages/contracts/vocabulary/pictures/media-licenses';
import { Button } from '@parages/ui/button/button';
import { FormField } from '@parages/ui/form/form-field';
import { TextField } from '@parages/ui/form/text-field';
import { useForm } from '@parages/ui/form/use-form';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import classes from './moderation.module.css';
import { useModeration } from './moderation.queries.ts';
import { PictureCreditFields, type PictureCredits } from './picture-credit-fields.tsx';
import { useSayProblem } from './use-say-problem.ts';

const addedMs = 3000;
const { maxUrlLength } = limits.picture;
type Draft = PictureCredits & { url: string; file: File | null };
const nothing: Draft = { url: '', file: null, title: '', credits: '', license: '' };

const imageCreditsOf = ({ title, credits, license }: Draft) => ({
  ...(title.trim() && { title: title.trim() }),
  ...(credits.trim() && { credits: credits.trim() }),
  ...(isMediaLicense(license) && { license }),
});

export function PictureForm({
  poi,
  onAdded,
}: {
  poi: { id: string; label: string };
  onAdded: () => void;
}) {
  const { t } = useTranslation('moderation');
  const sayProblem = useSayProblem();
  const { addAddress, addFile } = useModeration();
  const { label } = poi;

  const check = ({ url, file }: Draft) => {
    if (file !== null) return {};
    if (url.trim() === '') return { url: t('image.wanted') };
    return /^https?:\/\/\S+$/i.test(url.trim()) ? {} : { url: t('image.badUrl') };
  };
  const sentenceOf = (error: unknown, { file, url }: Draft): string => {
    if (error instanceof ApiProblem && error.code === 'picture_url_refused')
      return t('image.urlFailed', { url: url.trim(), label });
    if (error instanceof ApiProblem && error.code === 'request_invalid')
      return file ? t('image.fileFailed') : t('image.badUrl');
    return sayProblem(error);
  };
  const form = useForm({
    initial: nothing,
    check,
    send: async (draft) => {
      const { file, url } = draft;
      await (file
        ? addFile(poi.id, file, imageCreditsOf(draft))
        : addAddress(poi.id, { url: url.trim(), ...imageCreditsOf(draft) }));
      toast('success', t('image.added', { label }), addedMs);
      onAdded();
    },
    failureOf: (error, draft) => {
      const { file, url } = draft;
      toast(
        'error',
        file ? t('image.fileFailed') : t('image.urlFailed', { url: url.trim(), label }),
      );
      return sentenceOf(error, draft);
    },
  });
  const { values, change, faults } = form;
  return (
    <form className={classes.form} {...form.form}>
      <TextField
        name="url"
        label={t('image.url')}
        hint={t('image.urlHint')}
        fault={faults.url}
        value={values.url}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxUrlLength}
        onChange={(url) => change({ url, file: null })}
      />
      <FormField name="file" label={t('image.file')} hint={t('image.fileHint')}>
        {(control) => (
          <input
            {...control}
            className={classes.file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ currentTarget }) =>
              change({ file: currentTarget.files?.[0] ?? null, url: '' })
            }
          />
        )}
      </FormField>
      <PictureCreditFields values={values} onChange={change} />
      {form.failure !== undefined && <Notice tone="danger" isLive title={form.failure} />}
      <div>
        <Button type="submit" icon="plus" isBusy={form.isBusy}>
          {t('addImage')}
        </Button>
      </div>
    </form>
  );
}
