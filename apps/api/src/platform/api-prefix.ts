/** Path under which the versioned API answers. */
export const apiPrefix = '/api/v1';
