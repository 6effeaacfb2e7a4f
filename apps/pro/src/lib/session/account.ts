import type { Answer } from '@parages/session/answer';
import { type AccountService, askAccountService } from '@parages/session/load-account-service';
import { productName } from '../product.ts';

/** Calls the account service of this host. */
export const askAccount = <T>(
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> => askAccountService(productName, ask);

/** Ends the session of this browser, which stays signed in when the request is refused. */
export const signOut = (): Promise<Answer<null>> => askAccount((service) => service.signOut());
