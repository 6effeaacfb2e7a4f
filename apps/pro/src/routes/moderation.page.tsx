import { ModerationPage as Moderation } from '../features/moderation/moderation-page.tsx';

export const ModerationPage = () => <Moderation />;
