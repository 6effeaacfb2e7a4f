import { diskPictureStore } from './disk-picture-store.ts';
import type { PictureStore } from './picture-store.ts';

export type PictureStoreSettings = {
  PICTURES_FOLDER?: string | undefined;
  PICTURES_S3_ENDPOINT?: string | undefined;
  PICTURES_S3_REGION?: string | undefined;
  PICTURES_S3_BUCKET?: string | undefined;
  PICTURES_S3_ACCESS_KEY?: string | undefined;
  PICTURES_S3_SECRET_KEY?: string | undefined;
  PICTURES_S3_PREFIX: string;
};

export async function openPictureStore(
  settings: PictureStoreSettings,
): Promise<PictureStore | undefined> {
  const {
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_REGION: region,
    PICTURES_S3_BUCKET: bucket,
  } = settings;
  const {
    PICTURES_S3_ACCESS_KEY: accessKeyId,
    PICTURES_S3_SECRET_KEY: secretAccessKey,
    PICTURES_S3_PREFIX: prefix,
  } = settings;
  if (endpoint === undefined)
    return settings.PICTURES_FOLDER === undefined
      ? undefined
      : diskPictureStore(settings.PICTURES_FOLDER);
  if (!region || !bucket || !accessKeyId || !secretAccessKey)
    throw new Error('PICTURES_S3_… is incomplete: endpoint, region, bucket, both keys');
  // Imported on demand, because the S3 client is large.
  const { s3PictureStore } = await import('./s3-picture-store.ts');
  return s3PictureStore({ endpoint, region, bucket, accessKeyId, secretAccessKey, prefix });
}
