import type { MediaFile } from '@parages/contracts/types';
import { isMediaLicense } from '@parages/contracts/vocabulary/pictures/media-licenses';
import { Button } from '@parages/ui/button/button';
import { useForm } from '@parages/ui/form/use-form';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { useImageChanges } from './image-changes.queries.ts';
import classes from './moderation.module.css';
import { PictureCreditFields, type PictureCredits } from './picture-credit-fields.tsx';
import { useSayProblem } from './use-say-problem.ts';

export type PictureDetailsFormProps = {
  poiId: string;
  version: number;
  picture: MediaFile;
  onDone: () => void;
};

/** Changes the text and the credit of a picture. */
export function PictureDetailsForm({ poiId, version, picture, onDone }: PictureDetailsFormProps) {
  const { t } = useTranslation('moderation');
  const sayProblem = useSayProblem();
  const { describe } = useImageChanges(poiId);
  const { title, credits, license } = picture;
  const initial: PictureCredits = {
    title: title ?? '',
    credits: credits ?? '',
    license: license !== null && isMediaLicense(license) ? license : '',
  };
  const form = useForm({
    initial,
    check: () => ({}),
    send: async (draft) => {
      // Unchanged fields are not sent: a title or a credit of an import may break a rule of the
      // route, and the list may lack the licence.
      const changes = {
        ...(draft.title !== initial.title && { title: draft.title.trim() || null }),
        ...(draft.credits !== initial.credits && { credits: draft.credits.trim() || null }),
        ...(draft.license !== initial.license && {
          license: isMediaLicense(draft.license) ? draft.license : null,
        }),
      };
      if (Object.keys(changes).length > 0) {
        await describe(picture.id, { version, ...changes });
        toast('success', t('image.saved'));
      }
      onDone();
    },
    failureOf: sayProblem,
  });
  return (
    <form className={`${classes.form} ${classes.details}`} {...form.form}>
      <PictureCreditFields prefix={`${picture.id}-`} values={form.values} onChange={form.change} />
      {form.failure !== undefined && <Notice tone="danger" isLive title={form.failure} />}
      <div className={classes.row}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('image.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
