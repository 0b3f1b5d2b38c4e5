import { Input } from 'antd';
import { formatMoney } from '@/format';
import { useSay } from '@/parts/useSay';
import type { Account } from '@/store/billing/accounts/account';
import {
  OPENING_SIDES,
  openingBalanceSchema,
  type OpeningBalanceValues,
} from '@/store/billing/openings/openingBalanceSchema';
import { balancesOpened } from '@/store/facts/openings';
import { WordRadios } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormGrid } from '@/ui/FormGrid';

const Field = fieldsOf<OpeningBalanceValues>();

interface OpeningBalanceDialogProps {
  account: Account;
  /** ISO date. */
  today: string;
  onClose: () => void;
}

/** Takes what a client owed, or had to its credit, before anything was billed here. */
export default function OpeningBalanceDialog({ account, today, onClose }: OpeningBalanceDialogProps) {
  const say = useSay();
  return (
    <FormDialog
      title="Opening Balance"
      does={balancesOpened}
      schema={openingBalanceSchema(today)}
      initialValues={{ on: today }}
      onSubmit={({ side, amount, on }) =>
        say(
          balancesOpened([{ accountId: account.id, on, amount: side === OPENING_SIDES[0] ? amount : -amount }]),
          `Opening balance of ${formatMoney(amount)} saved`,
        )
      }
      onClose={onClose}
    >
      <Field name="side" label="Balance">
        <WordRadios label="Balance" choices={OPENING_SIDES} />
      </Field>
      <FormGrid>
        <Field name="amount" label="Amount">
          <Input prefix="₹" inputMode="decimal" autoComplete="off" />
        </Field>
        <Field name="on" label="Date" hint="The day with which it counts">
          <DateInput />
        </Field>
      </FormGrid>
    </FormDialog>
  );
}
