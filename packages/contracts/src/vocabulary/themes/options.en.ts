import type { PoiOption } from './options.ts';

/** What visitors read on an option's toggle. */
export const optionLabels: Record<PoiOption, string> = {
  pmr: 'Wheelchair access',
  'pets-allowed': 'Pets allowed',
  'kids-friendly': 'Good for children',
  outside: 'Outdoors',
  free: 'Free',
};
