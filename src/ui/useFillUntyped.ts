import { Form } from 'antd';
import { useFormScope } from './formScope';

/**
 * Fills fields in that nobody typed something into, and those that are named besides; they count as not touched, so that what is
 * picked next may fill them anew.
 */
export function useFillUntyped() {
  const form = Form.useFormInstance();
  const { put } = useFormScope();
  const isTyped = (field: string) => form.isFieldTouched(field) && Boolean(form.getFieldValue(field));
  return (known: Readonly<Record<string, unknown>>, besides?: string) => {
    const fields = Object.keys(known).filter((field) => field === besides || !isTyped(field));
    for (const name of fields) put({ name: [name], value: known[name], touched: false });
  };
}
