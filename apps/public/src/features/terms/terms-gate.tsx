import { useState } from 'react';
import { useLocation } from 'react-router';
import { TermsDialog } from './terms-dialog.tsx';
import { confirmTerms, hasConfirmedTerms } from './terms-storage.ts';

// The visitor must be able to read these before accepting the terms.
const readable = ['/mentions-legales', '/confidentialite', '/accessibilite'];

/** Rendered in the browser only: the server has no local storage. */
export function TermsGate() {
  const { pathname } = useLocation();
  const [isConfirmed, setIsConfirmed] = useState(hasConfirmedTerms);
  if (isConfirmed || readable.includes(pathname)) return null;
  return <TermsDialog onConfirm={confirmTerms} onHidden={() => setIsConfirmed(true)} />;
}
