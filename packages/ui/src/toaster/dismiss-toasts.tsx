/**
 * Dismisses the toast with this id; without one, every toast, also those that have no end. In a
 * module of its own, since few of the pages that raise toasts dismiss them.
 */
export const dismissToasts = (id?: string): void =>
  void import('sonner').then(
    ({ toast }) => toast.dismiss(id),
    () => undefined,
  );
