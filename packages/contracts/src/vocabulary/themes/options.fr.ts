import type { PoiOption } from './options.ts';

/** Labels of the option toggles. */
export const optionLabels: Record<PoiOption, string> = {
  pmr: 'Accessible en fauteuil',
  'pets-allowed': 'Animaux acceptés',
  'kids-friendly': 'Avec des enfants',
  outside: 'En plein air',
  free: 'Gratuit',
};
