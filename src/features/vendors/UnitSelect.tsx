import { Select } from 'antd';
import { PRODUCT_UNITS } from '@/store/purchasing/vendors/vendor';

export interface UnitSelectProps {
  id?: string;
  value?: string;
  onChange?: (unit: string) => void;
}

/** The units that are offered; one from older data stays choosable where it stands. */
export function UnitSelect(props: UnitSelectProps) {
  const units = new Set<string>(PRODUCT_UNITS);
  if (props.value) units.add(props.value);
  return <Select {...props} options={[...units].map((value) => ({ value, label: value }))} />;
}
