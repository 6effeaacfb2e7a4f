/** `PRODUCT_NAME`, when the service has written it into the document. */
export const productName = document.documentElement.dataset.product ?? 'Parages';
