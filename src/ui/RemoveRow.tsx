import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Icon } from './Icon';

interface RemoveRowProps {
  /** Which row of a form it is, such as `product 2`. */
  row: string;
  disabled?: boolean;
  onClick: () => void;
}

/** Removes a row of a form. */
export const RemoveRow = ({ row, disabled = false, onClick }: RemoveRowProps) => (
  <Button
    type="text"
    icon={<Icon of={DeleteOutlined} />}
    aria-label={`Remove ${row}`}
    title={`Remove ${row}`}
    disabled={disabled}
    onClick={onClick}
  />
);
