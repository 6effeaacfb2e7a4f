/** A French telephone number in pairs, "02 61 91 00 00", however it was typed; others unchanged. */
export function phoneText(text: string): string {
  const digits = text.replaceAll(/[\s().-]/g, '');
  const national = /^(?:(?:\+|00)330?|0)([1-9]\d{8})$/.exec(digits)?.[1];
  return national === undefined ? text : `0${national}`.replaceAll(/\d{2}(?=\d)/g, '$&\u00a0');
}
