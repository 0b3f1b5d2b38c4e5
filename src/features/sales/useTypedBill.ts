import { Form } from 'antd';
import type { TypedBill } from '@/store/billing/accounts/billSchema';

/** The bill as it stands in the form around. */
export const useTypedBill = (): TypedBill =>
  (Form.useWatch([], { form: Form.useFormInstance(), preserve: true }) ?? {}) as TypedBill;
