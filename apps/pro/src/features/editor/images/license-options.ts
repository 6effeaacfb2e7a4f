import {
  type MediaLicense,
  mediaLicenses,
} from '@parages/contracts/vocabulary/pictures/media-licenses';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/pictures/media-licenses.fr';
import { say } from './images.fr.ts';

/** Options of a licence field; the empty one means that no licence is given. */
export const licenseOptions: readonly { value: MediaLicense | ''; label: string }[] = [
  { value: '', label: say('noLicense') },
  ...mediaLicenses.map((value) => ({ value, label: mediaLicenseLabels[value] })),
];
