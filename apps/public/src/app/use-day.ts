import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { useEffect } from 'react';
import { useSite, useTellNow } from '../lib/site.tsx';

const everyMs = 60_000;

/**
 * Updates "today" on a page that stays open overnight. The time is the server's at page load; the
 * device's clock only measures the time elapsed since.
 */
export function useDay(): void {
  const { now } = useSite();
  const tellNow = useTellNow();
  useEffect(() => {
    const ahead = Date.parse(now) - Date.now();
    const look = (): void => {
      const moment = new Date(Date.now() + ahead);
      if (parisDay(moment) !== parisDay(new Date(now))) tellNow(moment.toISOString());
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [now, tellNow]);
}
