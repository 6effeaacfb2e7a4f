import { limits } from '@parages/contracts/vocabulary/limits';
import type { MediaLicense } from '@parages/contracts/vocabulary/pictures/media-licenses';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop, FileDropBox } from '../../../lib/file-drop/file-drop.tsx';
import { BesideFields, FieldRow } from '../../../lib/form/field-row.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { editorImagesTexts, say } from './images.fr.ts';
import classes from './images.module.css';
import { useAddAddress, useAddFile } from './images.queries.ts';
import { licenseOptions } from './license-options.ts';
import { pictureFailure } from './picture-failure.ts';
import type { PictureEditor } from './use-picture-changes.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp'];

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

type AddressProps = { poiId: string; editor: PictureEditor };

/** Adds pictures by drop, paste, file chooser (with the camera on phones) or URL. */
export function AddPictures({ poiId, editor, room }: AddressProps & { room: number }) {
  const { t } = useTranslation(editorImagesTexts);
  const { mutateAsync: send } = useAddFile(poiId, editor);
  const [waiting, setWaiting] = useState(0);
  const [failures, setFailures] = useState<string[]>([]);

  const add = async (files: readonly File[]): Promise<void> => {
    const wanted = files.filter(isPicture).slice(0, room);
    // A dropped file may have any type: one that is no picture is refused here, without a request.
    const others = files.filter((file) => !isPicture(file)).slice(0, limits.images.max);
    setFailures(others.map(({ name }) => say('failed.unreadable', { name })));
    setWaiting((before) => before + wanted.length);
    // One failed file does not stop the others.
    await Promise.all(
      wanted.map((file) =>
        send(file)
          .catch((error: unknown) =>
            setFailures((before) => [...before, pictureFailure(error, file.name)]),
          )
          .finally(() => setWaiting((before) => before - 1)),
      ),
    );
  };
  const inputId = useId();
  return (
    <FileDrop
      className={classes.add}
      label={t('choose')}
      inputId={inputId}
      accept={accepted.join(',')}
      isMultiple
      onFiles={(files) => void add(files)}
    >
      <FileDropBox
        inputId={inputId}
        prompt={t('drop')}
        choose={t('choose')}
        formats={t('formats')}
      />
      <LiveRegion isVisible>{waiting > 0 && t('uploading', { count: waiting })}</LiveRegion>
      {failures.length > 0 && (
        <ul role="alert" className={classes.failures}>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
      <AddAddress poiId={poiId} editor={editor} />
    </FileDrop>
  );
}

function AddAddress({ poiId, editor }: AddressProps) {
  const { t } = useTranslation(editorImagesTexts);
  const add = useAddAddress(poiId, editor);
  const [url, setUrl] = useState('');
  const [credits, setCredits] = useState('');
  const [license, setLicense] = useState<MediaLicense | ''>('');
  const clear = (): void => {
    setUrl('');
    setCredits('');
  };
  return (
    <form
      className={classes.address}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(
          { url, credits: credits || null, license: license || null },
          { onSuccess: clear },
        );
      }}
    >
      <TextField
        name="url"
        type="url"
        label={t('url')}
        description={t('urlHint')}
        value={url}
        onChange={setUrl}
        error={add.error ? pictureFailure(add.error, url) : undefined}
      />
      {url !== '' && (
        <FieldRow>
          <TextField
            name="newCredits"
            label={t('credits')}
            value={credits}
            onChange={setCredits}
            maxLength={300}
          />
          <SelectField<MediaLicense | ''>
            name="newLicense"
            label={t('license')}
            value={license}
            options={licenseOptions}
            onChange={setLicense}
          />
          <BesideFields>
            <Button type="submit" variant="secondary" isBusy={add.isPending}>
              {t('add')}
            </Button>
          </BesideFields>
        </FieldRow>
      )}
    </form>
  );
}
