import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import { LimitedButton } from './LimitedButton';
import { usePreload } from './preload';

export interface TextLinkProps {
  to: string;
  /** Whether it leads to what is shown. */
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link inside text or a table cell. */
export function TextLink({ to, current, children }: TextLinkProps) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} {...usePreload(to)}>
      {children}
    </Link>
  );
}

export interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'size' | 'aria-label'> {
  to: string;
  children?: ReactNode;
}

/** A link that looks like a button: it can be opened in a new tab. Whoever has nothing to go to there is told why. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <LimitedButton
      {...button}
      does={to}
      {...usePreload(to)}
      href={useHref(to)}
      onClick={(event) => follow(event)}
    />
  );
}
