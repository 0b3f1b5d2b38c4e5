import { Button, Popover, type ButtonProps, type PopoverProps } from 'antd';
import { useRef, useState, type ReactNode } from 'react';

interface TrayProps extends Pick<PopoverProps, 'placement'>, Pick<ButtonProps, 'className' | 'icon' | 'children'> {
  /** Its heading, and its accessible name. */
  title: string;
  /** What the button is called, where what stands on it does not say so. */
  name?: string;
  /** The id of what more there is to say of the button. */
  describedBy?: string | undefined;
  /** What it opens for: it closes when that becomes something else. */
  place?: string;
  content: ReactNode;
}

/** A button of the top bar, and what it opens beneath: the focus goes into that, and comes back when it closes. */
export function Tray({ title, name, describedBy, placement = 'bottom', place = '', content, ...button }: TrayProps) {
  const [openFor, setOpenFor] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = openFor === place;
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={(open) => setOpenFor(open ? place : undefined)}
      afterOpenChange={(open) => open && panel.current?.focus({ preventScroll: true })}
      placement={placement}
      title={title}
      content={
        <div ref={panel} role="dialog" aria-label={title} tabIndex={-1} style={{ outline: 'none' }}>
          {content}
        </div>
      }
      destroyOnHidden
    >
      <Button
        {...button}
        type="text"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(name !== undefined && { 'aria-label': name, title: name })}
        aria-describedby={describedBy}
      />
    </Popover>
  );
}
