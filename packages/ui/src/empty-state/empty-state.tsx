import { scenes } from './empty-scenes.tsx';
import { StateFrame, type StateFrameProps } from './state-frame.tsx';

export type EmptyStateProps = Omit<StateFrameProps, 'scene'> & { picture?: keyof typeof scenes };

export const EmptyState = ({ picture = 'nearby', ...frame }: EmptyStateProps) => (
  <StateFrame scene={scenes[picture]} {...frame} />
);
