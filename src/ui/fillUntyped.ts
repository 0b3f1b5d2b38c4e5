import type { FormInstance } from 'antd';

/**
 * Fills fields in that nobody typed something into, and those that are named besides; they count as not touched, so that what is
 * picked next may fill them anew.
 */
export function fillUntyped(form: FormInstance, known: Readonly<Record<string, unknown>>, besides?: string) {
  const isTyped = (field: string) => form.isFieldTouched(field) && Boolean(form.getFieldValue(field));
  const fields = Object.keys(known).filter((field) => field === besides || !isTyped(field));
  form.setFields(fields.map((name) => ({ name, value: known[name], errors: [], touched: false })));
}
