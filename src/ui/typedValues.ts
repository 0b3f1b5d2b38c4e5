import { Form } from 'antd';
import type { FormKey } from './formScope';

/** What stands in the SchemaForm around, or in a row of it, as it is typed and whether or not a field shows it. */
export const useTyped = <Values extends object>(...row: FormKey[]): Partial<Values> =>
  (Form.useWatch(row, { form: Form.useFormInstance(), preserve: true }) ?? {}) as Partial<Values>;
