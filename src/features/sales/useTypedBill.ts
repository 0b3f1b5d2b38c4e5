import { Form } from 'antd';
import type { TypedBill } from '@/store/accounts/billSchema';

/** The bill as it stands in the form around, with what no field of it holds: which vehicles are billed. */
export const useTypedBill = (): TypedBill =>
  (Form.useWatch([], { form: Form.useFormInstance(), preserve: true }) ?? {}) as TypedBill;
