import type { ReactNode } from 'react';
import { LinkButton } from './links';
import { Notice } from './Notice';

interface NeedsFirstProps {
  /** Whether it is there. */
  has: boolean;
  /** What is needed, in a sentence. */
  says: string;
  /** What stands on the button that leads to it. */
  add: string;
  to: string;
  children: ReactNode;
}

/** What a screen shows once something else is there; before, what it needs and the way to it. */
export const NeedsFirst = ({ has, says, add, to, children }: NeedsFirstProps) =>
  has ? (
    children
  ) : (
    <Notice text={says}>
      <LinkButton type="primary" to={to}>
        {add}
      </LinkButton>
    </Notice>
  );
