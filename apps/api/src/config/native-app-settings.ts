import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsAbsent, schema.optional());

const fingerprint = /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/;

const fingerprints = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().toUpperCase()))
  .refine((all) => all.every((one) => fingerprint.test(one)), {
    message: 'SHA-256 fingerprints such as AB:CD:…, separated by commas',
  });

export const nativeAppShape = {
  ANDROID_APP_ID: optional(z.string().regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/)).describe(
    'Package of the Android application, such as `fr.parages.app`. With the fingerprints, `/.well-known/assetlinks.json` names it, and Android opens links of the site in it.',
  ),
  ANDROID_CERT_SHA256: optional(fingerprints).describe(
    'SHA-256 fingerprints of the certificates that sign the Android application, separated by commas.',
  ),
  IOS_APP_ID: optional(z.string().regex(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/)).describe(
    'Team and bundle of the iOS application, such as `ABCDE12345.fr.parages.app`. With it, `/.well-known/apple-app-site-association` names it, and iOS opens links of the site in it.',
  ),
};

const shape = z.object(nativeAppShape);

/** Of an application without a signing certificate, Android verifies no link: it is undefined. */
export const nativeAppSettings = ({
  ANDROID_APP_ID: packageName,
  ANDROID_CERT_SHA256: certificates,
  IOS_APP_ID: iosAppId,
}: z.output<typeof shape>) => ({
  android:
    packageName === undefined || certificates === undefined
      ? undefined
      : { packageName, fingerprints: certificates },
  iosAppId,
});
