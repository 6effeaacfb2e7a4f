import { limits } from '@parages/contracts/vocabulary/limits';
import {
  type MediaLicense,
  mediaLicenses,
} from '@parages/contracts/vocabulary/pictures/media-licenses';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { useProfile } from '../../../lib/session/signed-in.ts';
import { FocalPoint } from './focal-point.tsx';
import { editorImagesTexts } from './images.fr.ts';
import classes from './images.module.css';
import { type Picture, useUpdatePicture } from './images.queries.ts';
import { licenseOptions } from './license-options.ts';
import { dropPictureTexts, keepPictureTexts, type PictureTexts } from './picture-draft.ts';
import { changeFailure } from './picture-failure.ts';
import type { PictureEditor } from './use-picture-changes.ts';

const isLicense = (text: string | null): text is MediaLicense =>
  mediaLicenses.some((license) => license === text);

type Typed = PictureTexts & { license: MediaLicense | ''; focal: Picture['focal'] };

export function PictureDetails({
  poiId,
  editor,
  picture,
  kept,
  onClose,
}: {
  poiId: string;
  editor: PictureEditor;
  picture: Picture;
  /** What this device had kept of it. */
  kept: PictureTexts | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(editorImagesTexts);
  const update = useUpdatePicture(poiId, editor);
  const [typed, setTyped] = useState<Typed>({
    title: picture.title ?? '',
    credits: picture.credits ?? '',
    ...kept,
    license: isLicense(picture.license) ? picture.license : '',
    focal: picture.focal,
  });
  const latest = useRef(typed);
  // The id of the first render: after the session ends the profile is unknown.
  const [account] = useState(useProfile()?.id);
  const edit = (part: Partial<Typed>): void => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    const { title, credits } = latest.current;
    if (account !== undefined && (part.title ?? part.credits) !== undefined)
      keepPictureTexts({ account, poiId, pictureId: picture.id }, { title, credits });
  };
  // When a copy replaces the picture, later texts are kept under its id: both are dropped.
  const [ids] = useState(() => new Set<string>());
  ids.add(picture.id);
  const close = (): void => {
    if (account !== undefined)
      for (const pictureId of ids) dropPictureTexts({ account, poiId, pictureId });
    onClose();
  };
  const save = (): void => {
    const sent = latest.current;
    const { title, credits, license, focal } = sent;
    update.mutate(
      {
        id: picture.id,
        title: title || null,
        credits: credits || null,
        license: license || null,
        focal,
      },
      // What was typed since is not saved: the dialog stays open with it.
      { onSuccess: () => latest.current === sent && close() },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={close}
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
        {kept && <Notice title={t('kept')} />}
        <FocalPoint
          src={`/mediafile/${picture.id}?w=640`}
          value={typed.focal}
          onChange={(next) => edit({ focal: next })}
          label={t('focal')}
          hint={t('focalHint')}
        />
        <TextField
          name="title"
          label={t('title')}
          description={t('titleHint')}
          value={typed.title}
          onChange={(title) => edit({ title })}
          maxLength={limits.picture.maxTitleLength}
        />
        <TextField
          name="credits"
          label={t('credits')}
          description={t('creditsHint')}
          value={typed.credits}
          onChange={(credits) => edit({ credits })}
          maxLength={limits.picture.maxCreditsLength}
        />
        <SelectField<MediaLicense | ''>
          name="license"
          label={t('license')}
          value={typed.license}
          options={licenseOptions}
          onChange={(license) => edit({ license })}
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
