import { FeedPhotos, say } from '../../features/feed-photos/feed-photos.tsx';
import { productName } from '../../lib/product.ts';

/** `/org/moderation/photos`. */
export const FeedPhotosPage = () => (
  <>
    <title>{`${say('title')} · ${productName}`}</title>
    <FeedPhotos />
  </>
);
