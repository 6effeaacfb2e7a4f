// A town in front of such a path replaces the place: `/ville/tours/category/concerts`.
const pattern = /^\/(?:(?:home|recherche|category\/[\w-]+|promotions(?:\/[\w-]+)?)\/?)?$/;

/** Whether a path without a town is that of a page that searches around a place. */
export const isPlacePath = (path: string): boolean => pattern.test(path);
