/** @throws {PictureNotFetched} */
export type PictureFetch = (url: string) => Promise<Buffer>;

/** The message is for logs only: shown to a user, it would reveal the internal network. */
export class PictureNotFetched extends Error {}
