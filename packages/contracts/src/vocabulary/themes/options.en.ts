import type { PoiOption } from './options.ts';

export const optionLabels: Record<PoiOption, string> = {
  pmr: 'Wheelchair access',
  'pets-allowed': 'Pets allowed',
  'kids-friendly': 'Good for children',
  outside: 'Outdoors',
  free: 'Free',
};
