import { limits } from '@parages/contracts/vocabulary/limits';
import type { MediaLicense } from '@parages/contracts/vocabulary/pictures/media-licenses';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useId, useRef, useState } from 'react';
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

const longestList = 10;
const namesOf = (files: readonly File[]): string =>
  files
    .slice(0, longestList)
    .map(({ name }) => name)
    .join(', ') + (files.length > longestList ? '…' : '');

const sayRefused = (why: 'unreadable' | 'full', files: readonly File[]): string[] =>
  files.length === 0 ? [] : [say(`failed.${why}`, { name: namesOf(files) })];

type Failure = { id: number; text: string };
type AddressProps = { poiId: string; editor: PictureEditor };

/** `room` is how many pictures the event can still have. */
export function AddPictures({ poiId, editor, room }: AddressProps & { room: number }) {
  const { t } = useTranslation(editorImagesTexts);
  const { mutateAsync: send } = useAddFile(poiId, editor);
  const [waiting, setWaiting] = useState(0);
  const [failures, setFailures] = useState<Failure[]>([]);
  const lastId = useRef(0);
  // The id is a key: two files with the same name fail with the same text.
  const failureOf = (text: string): Failure => {
    lastId.current += 1;
    return { id: lastId.current, text };
  };

  const add = async (files: readonly File[]): Promise<void> => {
    const pictures = files.filter(isPicture);
    const free = Math.max(0, room - waiting);
    const wanted = pictures.slice(0, free);
    // A dropped file may have any type: one that is no picture is refused here, without a request.
    const others = files.filter((file) => !isPicture(file));
    setFailures(
      [...sayRefused('unreadable', others), ...sayRefused('full', pictures.slice(free))].map(
        failureOf,
      ),
    );
    setWaiting((before) => before + wanted.length);
    await Promise.all(
      wanted.map((file) =>
        send(file)
          .catch((error: unknown) => {
            const failure = failureOf(pictureFailure(error, file.name));
            setFailures((before) => [...before, failure]);
          })
          .finally(() => setWaiting((before) => before - 1)),
      ),
    );
  };
  const inputId = useId();
  const failed = failures.length > 0 && (
    <ul role="alert" className={classes.failures}>
      {failures.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
  if (room === 0)
    return (
      <>
        <p>{t('full')}</p>
        {failed}
      </>
    );
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
      {failed}
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
    setLicense('');
  };
  return (
    <form
      className={classes.address}
      onSubmit={(event) => {
        event.preventDefault();
        if (add.isPending) return;
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
            maxLength={limits.picture.maxCreditsLength}
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
