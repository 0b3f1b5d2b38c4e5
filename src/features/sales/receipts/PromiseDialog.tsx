import { useSay } from '@/parts/useSay';
import type { Account } from '@/store/billing/accounts/account';
import { promiseText } from '@/store/billing/reminders/promise';
import { promiseSchema, type PromiseValues } from '@/store/billing/reminders/promiseSchema';
import { companyOf } from '@/store/clients/accounts/account';
import { paymentPromised } from '@/store/facts/reminders';
import { edited } from '@/store/kit/edit';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<PromiseValues>();

interface PromiseDialogProps {
  account: Account;
  promisedFor: string | undefined;
  /** ISO date. */
  today: string;
  onClose: () => void;
}

/** By when a client promises to pay what is open; emptied the promise is taken back. */
export default function PromiseDialog({ account, promisedFor, today, onClose }: PromiseDialogProps) {
  const say = useSay();
  return (
    <FormDialog
      title="Promise to Pay"
      does={paymentPromised}
      schema={promiseSchema(today)}
      initialValues={{ promisedFor }}
      onSubmit={(values) => {
        const edit = edited<PromiseValues>({ promisedFor }, values);
        const told = values.promisedFor === undefined ? 'no promise any more' : promiseText(values.promisedFor);
        return (
          Object.keys(edit.to).length === 0 || say(paymentPromised(account.id, edit), `${companyOf(account)}: ${told}`)
        );
      }}
      onClose={onClose}
    >
      <Field
        name="promisedFor"
        label="Promised For"
        hint="The client is not reminded until that day. After it, what is still due is listed in Today."
      >
        <DateInput />
      </Field>
    </FormDialog>
  );
}
