import { type ReactNode, useEffect, useRef } from 'react';
import classes from './auth-form.module.css';

/** `isNews`: the title replaces that of the previous step, and takes the focus. */
export function AuthHead({
  title,
  text,
  isNews = false,
}: {
  title: string;
  text?: ReactNode;
  isNews?: boolean;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) ref.current?.focus();
  }, [isNews]);
  return (
    <div className={classes.head}>
      <h1 ref={ref} tabIndex={isNews ? -1 : undefined}>
        {title}
      </h1>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}
