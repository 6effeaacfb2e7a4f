import type { Words } from '../i18n/i18n.ts';
import type { favoritesFr } from './favorites.fr.ts';

export const favoritesEn: Words<typeof favoritesFr> = {
  favorite: 'Favourite: {{label}}',
  on_add_favorite: 'Added to your favourites',
  on_remove_favorite: 'Removed from your favourites',
  on_abort: 'Sign in to keep your favourites',
  undo: 'Undo',
  follow: 'Follow this theme',
  followed: 'Theme followed',
};
