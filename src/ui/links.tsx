import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import { usePreload } from './preload';

/** A link inside text or a table cell. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} {...usePreload(to)}>
      {children}
    </Link>
  );
}

export interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'size'> {
  to: string;
  children: ReactNode;
}

/** A link that looks like a button: it can be opened in a new tab. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <Button
      {...button}
      {...usePreload(to)}
      href={useHref(to)}
      onClick={(event) => follow(event)}
    />
  );
}
