import { Button, Tooltip, type ButtonProps } from 'antd';

/**
 * A button that looks disabled and does nothing, and yet takes the focus, as one that is disabled would not: so the
 * reason is there for a pointer, for the keyboard and for a screen reader.
 */
export function DeniedButton({
  reason,
  href,
  title: _title,
  className = '',
  ...button
}: ButtonProps & { reason: string }) {
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <Button
        {...button}
        className={`${className} ant-btn-disabled`}
        disabled={false}
        role={href === undefined ? undefined : 'link'}
        aria-disabled
        aria-description={reason}
        // A form that it belongs to is not sent either, nor by Enter in one of its fields.
        onClick={(event) => event.preventDefault()}
      />
    </Tooltip>
  );
}
