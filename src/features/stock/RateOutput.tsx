import { Input } from 'antd';
import { formatMoney } from '@/format';

/** A rate in rupees that is shown in a field and cannot be typed. */
export const RateOutput = ({ id, value }: { id?: string; value?: number }) => (
  <Input {...(id && { id })} readOnly variant="filled" prefix="₹" value={value ? formatMoney(value).slice(1) : ''} />
);
