import { limits } from '@parages/contracts/vocabulary/limits';
import { Toaster } from 'sonner';
import classes from './toaster.module.css';

/** The toaster of sonner in our colours. Load it through `Toaster`, so that sonner stays out of the first load. */
export function ToasterSonner({ label }: { label: string }) {
  return (
    <Toaster
      position="top-right"
      containerAriaLabel={label}
      duration={limits.toast.defaultMs}
      toastOptions={{ classNames: { toast: classes.toast ?? '', error: classes.error ?? '', success: classes.success ?? '' } }}
    />
  );
}
