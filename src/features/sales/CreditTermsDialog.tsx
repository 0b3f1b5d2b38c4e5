import { Input } from 'antd';
import { formatCountOf } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useEditBase } from '@/parts/useEditBase';
import type { Account } from '@/store/billing/accounts/account';
import { companyNow } from '@/store/billing/company/company';
import { companyOf } from '@/store/clients/accounts/account';
import { CREDIT_LABELS, creditTermsOf, creditWords, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import { creditTermsSchema, type CreditTermsValues } from '@/store/clients/accounts/creditTermsSchema';
import { creditAgreed } from '@/store/facts/accounts';
import { edited } from '@/store/kit/edit';
import { DateInput } from '@/ui/DateInput';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';

const Field = fieldsOf<CreditTermsValues>();

/** The most that a client may owe, and in how many days its bills are due; what is emptied is not agreed any more. */
export default function CreditTermsDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const dueDays = useAppSelector((state) => companyNow(state).dueDays);
  const { base: opened = {}, saveEdit } = useEditBase(creditTermsOf(account), creditTermsOf(account));
  const save = (values: CreditTermsValues, show: (values: CreditTerms) => void) => {
    const terms = creditTermsOf(values);
    const edit = edited<CreditTerms>(opened, terms);
    if (Object.keys(edit.to).length === 0) return true;
    return saveEdit(edit, creditAgreed(account.id, edit), `${companyOf(account)}: ${creditWords(terms)}`, show);
  };
  return (
    <FormDialog
      title="Credit Terms"
      does={creditAgreed}
      schema={creditTermsSchema}
      initialValues={opened}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        name="creditLimit"
        label={CREDIT_LABELS.creditLimit}
        hint="The most that the client may owe. Empty: no limit."
      >
        <MoneyInput />
      </Field>
      <Field
        name="creditDays"
        label={CREDIT_LABELS.creditDays}
        hint={`New bills are due so many days after their date. Empty: ${formatCountOf(dueDays, 'day')}, as set for the company.`}
      >
        <DigitsInput />
      </Field>
      <Field
        name="interestRate"
        label={CREDIT_LABELS.interestRate}
        hint="In percent, before GST. It is proposed on Bill Run for each day after a bill is due. Empty: none."
      >
        <Input suffix="%" inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        name="interestFrom"
        label={CREDIT_LABELS.interestFrom}
        hint="Days before it bear none: charge what is proposed before you change the rate."
      >
        <DateInput />
      </Field>
      <p>
        Where the client owes more, or a bill stays open longer, its page, its jobs and the bill run say so. Nothing is
        blocked.
      </p>
    </FormDialog>
  );
}
