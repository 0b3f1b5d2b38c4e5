import { Input, type InputProps } from 'antd';

/** An amount in rupees, with paise where there are some. */
export const MoneyInput = (props: InputProps) => <Input prefix="₹" inputMode="decimal" autoComplete="off" {...props} />;
