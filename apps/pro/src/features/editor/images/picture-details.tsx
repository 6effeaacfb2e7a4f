import { limits } from '@parages/contracts/vocabulary/limits';
import {
  type MediaLicense,
  mediaLicenses,
} from '@parages/contracts/vocabulary/pictures/media-licenses';
import { Button } from '@parages/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { FocalPoint } from './focal-point.tsx';
import { editorImagesTexts } from './images.fr.ts';
import classes from './images.module.css';
import { type Picture, useUpdatePicture } from './images.queries.ts';
import { licenseOptions } from './license-options.ts';
import { changeFailure } from './picture-failure.ts';
import type { PictureEditor } from './use-picture-changes.ts';

const isLicense = (text: string | null): text is MediaLicense =>
  mediaLicenses.some((license) => license === text);

export function PictureDetails({
  poiId,
  editor,
  picture,
  onClose,
}: {
  poiId: string;
  editor: PictureEditor;
  picture: Picture;
  onClose: () => void;
}) {
  const { t } = useTranslation(editorImagesTexts);
  const update = useUpdatePicture(poiId, editor);
  const [title, setTitle] = useState(picture.title ?? '');
  const [credits, setCredits] = useState(picture.credits ?? '');
  const [license, setLicense] = useState<MediaLicense | ''>(
    isLicense(picture.license) ? picture.license : '',
  );
  const [focal, setFocal] = useState(picture.focal);
  const save = (): void =>
    update.mutate(
      {
        id: picture.id,
        title: title || null,
        credits: credits || null,
        license: license || null,
        focal,
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      title={t('details')}
      words={{ close: t('close') }}
      footer={
        <Button isBusy={update.isPending} onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <div className={classes.tab}>
        <FocalPoint
          src={`/mediafile/${picture.id}?w=640`}
          value={focal}
          onChange={setFocal}
          label={t('focal')}
          hint={t('focalHint')}
        />
        <TextField
          name="title"
          label={t('title')}
          description={t('titleHint')}
          value={title}
          onChange={setTitle}
          maxLength={limits.picture.maxTitleLength}
        />
        <TextField
          name="credits"
          label={t('credits')}
          description={t('creditsHint')}
          value={credits}
          onChange={setCredits}
          maxLength={limits.picture.maxCreditsLength}
        />
        <SelectField<MediaLicense | ''>
          name="license"
          label={t('license')}
          value={license}
          options={licenseOptions}
          onChange={setLicense}
        />
        {update.error && (
          <p role="alert" className={classes.fault}>
            {changeFailure(update.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
