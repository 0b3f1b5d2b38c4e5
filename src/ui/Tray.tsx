import { Button, Popover, type ButtonProps, type PopoverProps } from 'antd';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { tabStops } from './tabStops';

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

/** A button of the top bar, and what it opens beneath: the focus goes into that, and comes back when it closes, as it does when Tab leaves it. */
export function Tray({ title, name, describedBy, placement = 'bottom', place = '', content, ...button }: TrayProps) {
  const [openFor, setOpenFor] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = openFor === place;
  const leaveByTab = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey, target, currentTarget } = event;
    if (key !== 'Tab') return;
    const stops = tabStops(currentTarget);
    const edge = shiftKey ? stops[0] : stops.at(-1);
    if (edge && target !== edge && !(shiftKey && target === panel.current)) return;
    // Tab goes on from the button, as if the panel stood right behind it; back it leads to the button.
    if (shiftKey) event.preventDefault();
    opener.current?.focus();
    setOpenFor(undefined);
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={(open) => setOpenFor(open ? place : undefined)}
      afterOpenChange={(open) => open && panel.current?.focus({ preventScroll: true })}
      placement={placement}
      title={title}
      content={
        <div role="presentation" onKeyDown={leaveByTab}>
          <div ref={panel} role="dialog" aria-label={title} tabIndex={-1} style={{ outline: 'none' }}>
            {content}
          </div>
        </div>
      }
      destroyOnHidden
    >
      <Button
        ref={opener}
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
