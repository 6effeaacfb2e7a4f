import { SecurityJournal } from '../../features/security-journal/security-journal.tsx';

/** `/org/moderation/security`. */
export const SecurityJournalPage = () => <SecurityJournal />;
