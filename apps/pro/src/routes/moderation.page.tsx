import { ModerationPage as Moderation } from '../features/moderation/moderation-page.tsx';

/** `/org/moderation`. */
export const ModerationPage = () => <Moderation />;
