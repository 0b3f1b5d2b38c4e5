import { Input } from 'antd';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import type { Account } from '@/store/billing/accounts/account';
import type { OpeningBalance } from '@/store/billing/openings/opening';
import {
  OPENING_SIDES,
  openingBalanceSchema,
  type OpeningBalanceValues,
} from '@/store/billing/openings/openingBalanceSchema';
import { openFrom } from '@/store/billing/periods/openMonth';
import { balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { edited } from '@/store/kit/edit';
import { WordRadios } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormGrid } from '@/ui/FormGrid';
import { MoneyInput } from '@/ui/MoneyInput';

const Field = fieldsOf<OpeningBalanceValues>();

interface OpeningBalanceDialogProps {
  account: Account;
  /** The one that was entered already, which is corrected. */
  opening: OpeningBalance | undefined;
  /** ISO date. */
  today: string;
  onClose: () => void;
}

/** How an opening balance that was entered stands in its form. */
const typedOf = ({ amount, on }: OpeningBalance) => ({
  side: OPENING_SIDES[amount < 0 ? 1 : 0],
  amount: Math.abs(amount),
  on,
});

/** Takes what a client owed, or had to its credit, before anything was billed here, or what it was instead. */
export default function OpeningBalanceDialog({ account, opening, today, onClose }: OpeningBalanceDialogProps) {
  const say = useSay();
  const open = useAppSelector(openFrom);
  return (
    <FormDialog
      title={opening ? 'Correct Opening Balance' : 'Opening Balance'}
      does={opening ? balanceCorrected : balancesOpened}
      schema={openingBalanceSchema(today, opening, open)}
      initialValues={opening ? typedOf(opening) : { on: today }}
      onSubmit={({ side, amount: typed, on, why = '' }) => {
        const amount = side === OPENING_SIDES[0] || typed === 0 ? typed : -typed;
        return opening
          ? say(
              balanceCorrected(opening.id, edited({ amount: opening.amount, on: opening.on }, { amount, on }), why),
              'Opening balance corrected',
            )
          : say(
              balancesOpened([{ accountId: account.id, on, amount }]),
              `Opening balance of ${formatMoney(typed)} saved`,
            );
      }}
      onClose={onClose}
    >
      <Field name="side" label="Balance" explains="Opening balance">
        <WordRadios label="Balance" choices={OPENING_SIDES} />
      </Field>
      <FormGrid>
        <Field name="amount" label="Amount" {...(opening && { hint: '0 where nothing was open' })}>
          <MoneyInput />
        </Field>
        <Field name="on" label="Date" hint="The day with which it counts">
          <DateInput />
        </Field>
      </FormGrid>
      {opening && (
        <Field name="why" label="Reason">
          <Input autoComplete="off" />
        </Field>
      )}
    </FormDialog>
  );
}
