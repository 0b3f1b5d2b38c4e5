import { Button } from 'antd';
import { Icon, type Glyph } from './Icon';

export interface IconButtonProps {
  icon: Glyph;
  /** What it does: heard, and shown to whoever points at it. */
  name: string;
  /** Whether there is nothing to do now; it keeps the focus even so. */
  isIdle?: boolean;
  onClick: () => void;
}

/** A small button of an icon alone. */
export const IconButton = ({ icon, name, isIdle = false, onClick }: IconButtonProps) => (
  <Button
    type="text"
    size="small"
    icon={<Icon of={icon} />}
    aria-label={name}
    title={name}
    {...(isIdle && { 'aria-disabled': true, className: 'ant-btn-disabled' })}
    onClick={() => {
      if (!isIdle) onClick();
    }}
  />
);
