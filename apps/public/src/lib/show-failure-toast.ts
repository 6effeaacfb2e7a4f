import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { toast } from '@parages/ui/toaster/toast';
import { i18nIn } from './i18n/i18n.ts';

export const showFailureToast = (locale: Locale) => (): void => {
  toast('error', i18nIn(locale).getFixedT(locale, 'error')('common_error_happened'));
};
