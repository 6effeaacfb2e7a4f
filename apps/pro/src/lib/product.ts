import { settingOf } from './document-settings.ts';

/** Name of the product in this installation (`PRODUCT_NAME`). */
export const productName = settingOf('application-name') ?? 'Parages';
