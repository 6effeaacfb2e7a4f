import { limits } from '../limits.ts';
import type { PhotoFault } from './photo-faults.ts';

export const photoFaultLabels: Record<PhotoFault, string> = {
  unreachable: 'L’hébergeur ne répond pas, ou refuse',
  unreadable: 'Ce n’est pas une image, ou elle est abîmée',
  'too-small': `Moins de ${limits.picture.minWidth}\u00a0pixels de large`,
  'too-large': 'Trop lourde',
};
