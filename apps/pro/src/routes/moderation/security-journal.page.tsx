import { SecurityJournal } from '../../features/security-journal/security-journal.tsx';

export const SecurityJournalPage = () => <SecurityJournal />;
