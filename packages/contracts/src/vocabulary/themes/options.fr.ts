import type { PoiOption } from './options.ts';

export const optionLabels: Record<PoiOption, string> = {
  pmr: 'Accessible en fauteuil',
  'pets-allowed': 'Animaux acceptés',
  'kids-friendly': 'Avec des enfants',
  outside: 'En plein air',
  free: 'Gratuit',
};
