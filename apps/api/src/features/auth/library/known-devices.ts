import type { BaseRequest } from 'supertokens-node/lib/build/framework/request';
import type { BaseResponse } from 'supertokens-node/lib/build/framework/response';
import type { Clock } from '../../../platform/clock.ts';
import { isNativeOrigin } from '../../../platform/native-shell.ts';
import {
  deviceKeyOf,
  listSurplusDevices,
  makeDeviceCookie,
  readDevice,
} from '../sessions/known-devices.domain.ts';

type Call = { req: BaseRequest; res: BaseResponse };
type Deps = {
  clock: Clock;
  /** Without a secret, a cookie could be forged: no device is ever known. */
  secret: string | undefined;
  isSecure: boolean;
  appScheme: string;
};

const path = '/auth-api';
const past = 0;

/** Browsers that have signed in to an account before: strangers who guess its password do not lock them out. */
export function knownDevices({ clock, secret, isSecure, appScheme }: Deps) {
  const key = secret === undefined ? undefined : deviceKeyOf(secret);
  const cookiesOf = (req: BaseRequest): string => req.getHeaderValue('cookie') ?? '';
  const set = (res: BaseResponse, name: string, value: string, expiresAtMs: number): void =>
    res.setCookie(name, value, undefined, isSecure, true, expiresAtMs, path, 'lax');

  return {
    find: (req: BaseRequest, email: string): string | undefined =>
      key === undefined ? undefined : readDevice(key, email, cookiesOf(req), clock.now()),

    /** Marks the browser of a sign-in that succeeded. (The native shell keeps no cookie of ours.) */
    remember: ({ req, res }: Call, email: string): void => {
      if (key === undefined || isNativeOrigin(req.getHeaderValue('origin'), appScheme)) return;
      const [header, now] = [cookiesOf(req), clock.now()];
      const { name, value, expiresAt } = makeDeviceCookie(
        key,
        email,
        now,
        readDevice(key, email, header, now),
      );
      set(res, name, value, expiresAt.getTime());
      for (const surplus of listSurplusDevices(key, email, header)) set(res, surplus, '', past);
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
