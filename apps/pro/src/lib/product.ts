export const productName = 'Parages';
