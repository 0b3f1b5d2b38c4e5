import { Button, Dropdown, type ButtonProps } from 'antd';
import { useRef, type ReactNode } from 'react';

interface MenuItem {
  key: string;
  label: ReactNode;
  danger?: boolean;
  className?: string;
  onClick: () => void;
}

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  items: readonly MenuItem[];
  menuClass?: string;
}

/** A button with a menu: the focus goes into the menu, and comes back from it. */
export function MenuButton({ items, menuClass = '', ...props }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus goes; to scroll would take a click elsewhere from what it was meant for.
  const takeBack = () => button.current?.focus({ preventScroll: true });
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line no-autofocus -- The focus goes into the menu that was just asked for, as with any menu button.
      autoFocus
      onOpenChange={(open) => open || takeBack()}
      classNames={{ root: menuClass }}
      menu={{
        items: items.map(({ onClick, ...item }) => ({
          ...item,
          onClick: ({ domEvent }) => {
            // Enter would open the menu anew, as its press ends on what has the focus by then.
            domEvent.preventDefault();
            // A dialog gives the focus back to where it was before.
            takeBack();
            onClick();
          },
        })),
      }}
    >
      <Button {...props} ref={button} aria-haspopup="menu" />
    </Dropdown>
  );
}
