import { Button, type ButtonProps } from 'antd';
import { Menu, type MenuProps } from './Menu';

type MenuButtonProps = Omit<ButtonProps, 'onClick'> & Omit<MenuProps, 'children'>;

/** A button with a menu. */
export const MenuButton = ({ items, chosen, placement, menuClass, ...props }: MenuButtonProps) => (
  <Menu {...{ items, chosen, placement, menuClass }}>
    {(button) => <Button {...props} ref={button} aria-haspopup="menu" />}
  </Menu>
);
