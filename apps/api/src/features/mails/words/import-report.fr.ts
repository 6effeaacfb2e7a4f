import { reportLists } from '@parages/contracts/vocabulary/imports/source-report';
import {
  formatReasons,
  reportListsFr,
} from '@parages/contracts/vocabulary/imports/source-report.fr';
import type { MailData } from '../mails.schema.ts';

/** "Refusés : dates ou heures incorrectes (25), tarif incorrect (1)." */
export const reportLines = (report: MailData<'import-finished'>['report']): string[] =>
  report === undefined
    ? []
    : reportLists
        .filter((list) => report[list].length > 0)
        .map((list) => `${reportListsFr[list]}\u00a0: ${formatReasons(report[list])}.`);
