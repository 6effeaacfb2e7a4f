/** Fetches the bytes of a picture from any URL. @throws {PictureNotFetched} */
export type PictureFetch = (url: string) => Promise<Buffer>;

/**
 * One generic error for every failed fetch. The reason is for the logs only: shown to a user, it
 * would reveal the internal network.
 */
export class PictureNotFetched extends Error {}
