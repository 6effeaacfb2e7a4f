/** The name of the product, as the session library and titles say it. */
export const productName = 'Parages';
