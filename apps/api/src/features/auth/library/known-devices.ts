import type { BaseRequest } from 'supertokens-node/lib/build/framework/request';
import type { BaseResponse } from 'supertokens-node/lib/build/framework/response';
import type { Clock } from '../../../platform/clock.ts';
import { isNativeCall } from '../../../platform/native-shell.ts';
import {
  deviceKeyOf,
  listSurplusDevices,
  makeDeviceCookie,
  readDevice,
} from '../sessions/known-devices.domain.ts';
import { callOf } from './request-facts.ts';

type Call = { req: BaseRequest; res: BaseResponse };
type Deps = {
  clock: Clock;
  /** Signs the cookies; without it no device is ever known. */
  secret: string | undefined;
  isSecure: boolean;
  appScheme: string;
};

const path = '/auth-api';
const epochMs = 0;

/**
 * Remembers browsers that signed in to an account, so that an attacker's wrong passwords do not
 * lock these browsers out.
 */
export function knownDevices({ clock, secret, isSecure, appScheme }: Deps) {
  const key = secret === undefined ? undefined : deviceKeyOf(secret);
  const cookiesOf = (req: BaseRequest): string => req.getHeaderValue('cookie') ?? '';
  const set = (res: BaseResponse, name: string, value: string, expiresAtMs: number): void =>
    res.setCookie(name, value, undefined, isSecure, true, expiresAtMs, path, 'lax');

  return {
    find: (req: BaseRequest, email: string): string | undefined =>
      key === undefined ? undefined : readDevice(key, email, cookiesOf(req), clock.now()),

    /** Does nothing without a `secret`, or for the native shell, which stores no cookies. */
    remember: ({ req, res }: Call, email: string): void => {
      if (key === undefined || isNativeCall(callOf(req), appScheme)) return;
      const [header, now] = [cookiesOf(req), clock.now()];
      const { name, value, expiresAt } = makeDeviceCookie(
        key,
        email,
        now,
        readDevice(key, email, header, now),
      );
      set(res, name, value, expiresAt.getTime());
      for (const surplus of listSurplusDevices(key, email, header)) set(res, surplus, '', epochMs);
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
