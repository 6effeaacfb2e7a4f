import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type DemoOrganisation,
  demoOrganisationRepository,
} from './demo-organisation.repository.ts';

export const demoOrganisationService = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /**
   * Safe to run at every start: later changes of the organisation stay. Returns the number of
   * events assigned now.
   */
  seed: (ownerEmail: string, organisation: DemoOrganisation): Promise<number> =>
    db.$transaction(async (tx) => {
      const demo = demoOrganisationRepository(tx);
      const applicantId = await demo.findAccountId(ownerEmail);
      if (applicantId === undefined) throw new Error(`no account has the address ${ownerEmail}`);
      const now = clock.now();
      const id = await demo.keep(
        { ...organisation, id: uuidv7({ msecs: now.getTime() }), applicantId },
        now,
      );
      await demo.own(id, applicantId, now);
      return demo.givePois(id, organisation.name);
    }),
});
