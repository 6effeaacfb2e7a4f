import type { PoiOption } from './options.ts';

/** Labels of the option toggles. */
export const optionLabels: Record<PoiOption, string> = {
  pmr: 'Wheelchair access',
  'pets-allowed': 'Pets allowed',
  'kids-friendly': 'Good for children',
  outside: 'Outdoors',
  free: 'Free',
};
