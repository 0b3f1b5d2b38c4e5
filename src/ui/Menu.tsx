import { Dropdown, type DropdownProps } from 'antd';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  className?: string;
  onClick: () => void;
}

export interface MenuProps {
  /** What there is in it; null is nothing. */
  items: readonly (MenuItem | null)[];
  /** The one that is chosen, where it is a menu to choose from. */
  chosen?: string | undefined;
  placement?: DropdownProps['placement'];
  menuClass?: string | undefined;
  /** The button that opens it. */
  children: (button: RefObject<HTMLButtonElement | null>) => ReactElement;
}

/** The menu of a button: the focus goes into it, and comes back from it. */
export function Menu({ items, chosen, placement, menuClass = '', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus goes; to scroll would take a click elsewhere from what it was meant for.
  const takeBack = () => button.current?.focus({ preventScroll: true });
  return (
    <Dropdown
      {...(placement && { placement })}
      trigger={['click']}
      // oxlint-disable-next-line no-autofocus -- The focus goes into the menu that was just asked for, as with any menu button.
      autoFocus
      onOpenChange={(open) => open || takeBack()}
      classNames={{ root: menuClass }}
      menu={{
        ...(chosen !== undefined && { selectable: true, selectedKeys: [chosen] }),
        items: items
          .filter((item) => item !== null)
          .map(({ onClick, icon, ...item }) => ({
            ...item,
            // What stands around it takes the room between icon and label.
            ...(icon !== undefined && { icon: <span>{icon}</span> }),
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
      {children(button)}
    </Dropdown>
  );
}
