import { limits } from '@parages/contracts/vocabulary/limits';
import { mediaLicenses } from '@parages/contracts/vocabulary/pictures/media-licenses';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/pictures/media-licenses.fr';
import { SelectField, TextField } from '@parages/ui/form/text-field';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './moderation.module.css';

const { maxTitleLength, maxCreditsLength } = limits.picture;

/** `license` is empty when it is not stated. */
export type PictureCredits = { title: string; credits: string; license: string };

export type PictureCreditFieldsProps = {
  values: PictureCredits;
  onChange: (part: Partial<PictureCredits>) => void;
  /** Begins the names of the fields, which differ from those of another form on the page. */
  prefix?: string;
};

export function PictureCreditFields({ values, onChange, prefix = '' }: PictureCreditFieldsProps) {
  const { t } = useTranslation('moderation');
  const local = useLocal({ mediaLicenseLabels });
  return (
    <>
      <TextField
        name={`${prefix}title`}
        label={t('image.title')}
        hint={t('image.titleHint')}
        value={values.title}
        maxLength={maxTitleLength}
        onChange={(title) => onChange({ title })}
      />
      <div className={classes.pair}>
        <TextField
          name={`${prefix}credits`}
          label={t('image.credits')}
          value={values.credits}
          maxLength={maxCreditsLength}
          onChange={(credits) => onChange({ credits })}
        />
        <SelectField
          name={`${prefix}license`}
          label={t('image.license')}
          value={values.license}
          options={[
            { value: '', label: t('image.noLicense') },
            ...mediaLicenses.map((license) => ({
              value: license as string,
              label: local.mediaLicenseLabels[license],
            })),
          ]}
          onChange={(license) => onChange({ license })}
        />
      </div>
    </>
  );
}
