import type { ReactNode, ThHTMLAttributes } from 'react';

export type HeaderCellProps = ThHTMLAttributes<HTMLTableCellElement> & { control?: ReactNode };

/**
 * A header cell that may hold a control; as a column's title it would be there twice, as antd measures a copy of titles.
 * It is named by what it says: the label that antd adds would make it the namesake of a form's field.
 */
export const HeaderCell = ({ control, children, 'aria-label': _label, ...props }: HeaderCellProps) => (
  <th {...props}>{control ?? children}</th>
);
