import { Select } from 'antd';
import { PRODUCT_KINDS, type ProductDraft } from '@/store/purchasing/vendors/vendor';

export interface KindSelectProps {
  id?: string;
  value?: ProductDraft['kind'];
  onChange?: (kind: ProductDraft['kind']) => void;
}

/** What a product is, which need not be said. */
export const KindSelect = ({ value, ...props }: KindSelectProps) => (
  <Select
    {...props}
    value={value ?? null}
    allowClear
    placeholder="Not entered"
    options={PRODUCT_KINDS.map((kind) => ({ value: kind, label: kind }))}
  />
);
