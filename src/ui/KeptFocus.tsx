import type { ReactNode, Ref } from 'react';

/** What has buttons that go when they are pressed: it takes the keyboard's focus then, and stays where it is when it is empty. */
export const KeptFocus = ({
  ref,
  label,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  label: string;
  children: ReactNode;
}) => (
  <div ref={ref} role="group" aria-label={label} tabIndex={-1} style={{ outline: 'none' }}>
    {children}
  </div>
);
