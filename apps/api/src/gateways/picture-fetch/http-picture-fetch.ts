import { limits } from '@parages/contracts/vocabulary/limits';
import { NotFetched } from '../../platform/outside/not-fetched.ts';
import {
  type PublicRequestOptions,
  publicRequests,
} from '../../platform/outside/public-request.ts';
import { type PictureFetch, PictureNotFetched } from './picture-fetch.ts';

const question = {
  headers: { accept: 'image/webp,image/jpeg,image/png' },
  maxBytes: limits.picture.maxBytes,
};

export function httpPictureFetch(options: PublicRequestOptions): PictureFetch {
  const ask = publicRequests(options);
  return async (address) => {
    try {
      const { status, body } = await ask(address, question);
      if (status !== 200) throw new PictureNotFetched(`answer ${status}`);
      return body;
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      throw new PictureNotFetched(error.message, { cause: error });
    }
  };
}
