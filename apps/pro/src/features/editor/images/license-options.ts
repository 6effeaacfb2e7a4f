import {
  type MediaLicense,
  mediaLicenses,
} from '@parages/contracts/vocabulary/pictures/media-licenses';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/pictures/media-licenses.fr';
import { say } from './images.fr.ts';

export const licenseOptions: readonly { value: MediaLicense | ''; label: string }[] = [
  { value: '', label: say('noLicense') },
  ...mediaLicenses.map((value) => ({ value, label: mediaLicenseLabels[value] })),
];
