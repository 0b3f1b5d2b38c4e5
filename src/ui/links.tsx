import type { ButtonProps } from 'antd';
import { use, type ReactNode } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import { LimitedButton } from './LimitedButton';
import { Limits } from './limits';
import { usePreload } from './preload';

export interface TextLinkProps {
  to: string;
  /** Whether it leads to what is shown. */
  current?: boolean | undefined;
  /** Whether it opens beside the page, on which something is typed that would be lost. */
  beside?: boolean | undefined;
  children: ReactNode;
}

/** A link inside text or a table cell. */
export function TextLink({ to, current, beside, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      target={beside ? '_blank' : undefined}
      {...usePreload(to)}
    >
      {children}
    </Link>
  );
}

/** A link for whoever has the page that it leads to, and the bare text for others, or where it leads nowhere. */
export function OpenLink({ to, ...link }: Omit<TextLinkProps, 'to'> & { to: string | undefined }) {
  const { whyNot } = use(Limits);
  return to === undefined || whyNot(to) ? link.children : <TextLink to={to} {...link} />;
}

export interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'size' | 'aria-label'> {
  to: string;
  children?: ReactNode;
}

/** A link that looks like a button: it can be opened in a new tab. Whoever has nothing to go to there is told why. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <LimitedButton {...button} does={to} {...usePreload(to)} href={useHref(to)} onClick={(event) => follow(event)} />
  );
}
