import { useRef, useState } from 'react';
import { useToday } from '@/parts/useToday';
import { useNavigate } from 'react-router-dom';
import { formatCountOf, formatMoney } from '@/format';
import { paths } from '@/paths';
import { selectBilling } from '@/store/billing/billRun/selectBilling';
import { tabOf, type Account } from '@/store/billing/accounts/account';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { billOpenedIn } from '@/store/billing/accounts/billDraft';
import { billedBill, savedBill } from '@/store/billing/accounts/editorFacts';
import { typedPlateRefusals } from '@/store/billing/accounts/typedPlates';
import { selectTimelineContext } from '@/store/business/timeline/timelineContext';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { asTyped } from '@/store/billing/bills/editorBill';
import { priceDayRefusal } from '@/store/billing/bills/priceDay';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useSay } from '@/parts/useSay';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { billSchema, billValues, type BillValues, type TypedBill } from '@/store/billing/accounts/billSchema';
import { BillFields } from './BillFields';
import { BILL, handOff, type OnSave } from './handOff';
import { PriceDay } from './PriceDay';
import { PayableOutputs } from './PayableOutputs';
import { VehicleRows } from './VehicleRows';

/** What is told of a bill that was made: how many vehicles it is for, and what it comes to. */
function madeText(company: string, { lines, total }: IssuedBill): string {
  const count = lines.filter(({ kind }) => kind === 'Subscription').length;
  return `${company}: ${formatCountOf(count, 'vehicle')} billed, ${formatMoney(total)}`;
}

export interface BillFormProps {
  /** As it was when the editor opened. */
  account: Account;
  onSave: OnSave;
}

/** The bill editor: Submit saves it; Billed saves it, bills the ticked vehicles and tells `onSave` the whole form. */
export function BillForm({ account: asOpened, onSave }: BillFormProps) {
  const [account, setAccount] = useState(asOpened);
  const draft = useFormDraft('edit-bill', account.id, billValues(account));
  const begun = draft.opened && billOpenedIn(asOpened, draft.opened);
  const store = useAppStore();
  const navigate = useNavigate();
  const say = useSay();
  const bills = useRef(false);
  const context = useAppSelector(selectBilling);
  const today = useToday();
  const tables = useAppSelector(selectTimelineContext);
  const standing = (typed: TypedBill) => asTyped(context, account, typed);
  const bill = (values: BillValues) => {
    const fact = billedBill(store.getState(), account, values, today);
    return say(fact, (undo) => {
      const made = store.getState().bills.entities[fact.payload.billId];
      return (
        made && {
          text: madeText(values.companyName, made),
          ...(undo && { undo }),
          next: { label: 'Invoice', onClick: () => void navigate(paths.sales.invoiceOf(made.number)) },
        }
      );
    });
  };
  const submit = async (values: BillValues) => {
    const isBilling = bills.current;
    const save = () => say(savedBill(store.getState(), account, values, today), `${values.companyName}: bill saved`);
    if (!(isBilling ? bill(values) : save())) return false;
    if (isBilling) void handOff(BILL, onSave, values);
    const now = selectAccount(store.getState(), account.id);
    return navigate(paths.sales.billedOf(now ? tabOf(now) : 'pending'));
  };
  return (
    <SchemaForm
      schema={billSchema(
        account.bill,
        standing,
        (rows) => typedPlateRefusals(tables, account, rows),
        (typed) => priceDayRefusal(context, account, typed, today),
      )}
      initialValues={billValues(account)}
      // What it changes is told against what it was begun on: else it would take back what others have saved since.
      draft={begun ? { ...draft, onRestored: () => setAccount(begun) } : { ...draft, kept: undefined }}
      onSubmit={submit}
    >
      <Section title="Bill">
        <BillFields account={account} standing={standing} />
        <FormGrid>
          <PayableOutputs account={account} />
        </FormGrid>
      </Section>
      <Section title="Vehicles">
        <VehicleRows account={account} />
        <PriceDay account={account} />
      </Section>
      <FormActions>
        {/* First, so that Enter in a field is this one; seen last, as in every form. */}
        <LimitedButton
          does={billSaved}
          type="primary"
          htmlType="submit"
          style={{ order: 1 }}
          onClick={() => (bills.current = false)}
        >
          Submit
        </LimitedButton>
        <LimitedButton does={vehiclesBilled} htmlType="submit" onClick={() => (bills.current = true)}>
          Billed
        </LimitedButton>
      </FormActions>
    </SchemaForm>
  );
}
