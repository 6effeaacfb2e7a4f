import { limits } from '@parages/contracts/vocabulary/limits';

export const motion = {
  fade: `${limits.fadeMs}ms`,
  background: `${limits.backgroundFadeMs}ms`,
  ease: 'cubic-bezier(0.2, 0, 0.2, 1)',
} as const;
