import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type PictureStore, pathOfPicture } from './picture-store.ts';

/** The bucket must be private: it also holds the pictures of drafts. */
export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  prefix?: string;
};

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket';
const orUndefined = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
  return undefined;
};

const timeouts = { connectionTimeout: 3000, requestTimeout: 15_000 };

export function s3PictureStore({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  prefix = '',
}: S3Options): PictureStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: timeouts,
    // Some S3-compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${pathOfPicture(name)}` });
  return {
    write: async (name, bytes, type) => {
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: bytes,
          ContentType: type,
          ContentLength: bytes.length,
        }),
      );
    },
    read: async (name) => {
      const found = await client.send(new GetObjectCommand(at(name))).catch(orUndefined);
      if (!(found?.Body instanceof Readable)) return undefined;
      return { bytes: found.ContentLength ?? 0, stream: found.Body };
    },
    has: async (name) =>
      (await client.send(new HeadObjectCommand(at(name))).catch(orUndefined)) !== undefined,
    remove: async (names) => {
      if (names.length === 0) return;
      const Objects = names.map((name) => ({ Key: at(name).Key }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      const [fault] = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
      if (fault) throw new Error(`a picture could not be removed: ${fault.Code ?? 'unknown'}`);
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
