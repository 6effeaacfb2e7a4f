/** Product name, for the session library and page titles. */
export const productName = 'Parages';
