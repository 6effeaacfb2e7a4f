import type { StepLinkProps } from '@parages/ui/step-bar/step-bar';
import { Link } from 'react-router';

/** To a step of the same page: the way back leads out of it, not through each step. */
export const StepLink = ({ href, ...link }: StepLinkProps) => <Link to={href} replace {...link} />;
