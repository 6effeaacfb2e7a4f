/** Product name, in texts and as the name that the session library takes. */
export const productName = 'Parages';
