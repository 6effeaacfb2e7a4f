import { FeedPhotos } from '../../features/feed-photos/feed-photos.tsx';

/** `/org/moderation/photos`. */
export const FeedPhotosPage = () => <FeedPhotos />;
