import { FeedPhotos } from '../../features/feed-photos/feed-photos.tsx';

export const FeedPhotosPage = () => <FeedPhotos />;
