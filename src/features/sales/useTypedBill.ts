import { Form } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import type { TypedBill } from '@/store/billing/accounts/billSchema';
import type { EditorContext } from '@/store/billing/bills/editorBill';

/** The bill as it stands in the form around. */
export const useTypedBill = (): TypedBill =>
  (Form.useWatch([], { form: Form.useFormInstance(), preserve: true }) ?? {}) as TypedBill;

/** What the bill editor looks at besides what is typed, as it is now. */
export function useEditorContext(): EditorContext {
  const vehicles = useAppSelector((state) => state.vehicles);
  const bills = useAppSelector((state) => state.bills);
  const creditNotes = useAppSelector((state) => state.creditNotes);
  const company = useAppSelector((state) => state.company);
  const accounts = useAppSelector((state) => state.accounts);
  const devices = useAppSelector((state) => state.devices);
  const subscriptions = useAppSelector((state) => state.subscriptions);
  return { vehicles, bills, creditNotes, company, accounts, devices, subscriptions };
}
