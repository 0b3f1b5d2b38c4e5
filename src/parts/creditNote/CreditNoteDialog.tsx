import { Button, Input } from 'antd';
import { useState } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import type { CreditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { debtName } from '@/store/billing/receivables/debts';
import { CREDIT_REASONS, type CreditReason } from '@/store/billing/creditNotes/creditNote';
import type { CreditedLine } from '@/store/billing/creditNotes/creditAmounts';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import {
  creditableLines,
  creditedOf,
  creditSchema,
  type CreditableLine,
  type CreditValues,
} from '@/store/billing/creditNotes/creditSchema';
import { withShownNumber } from '@/store/billing/papers/shownNumber';
import { WordRadios } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { TextActions } from '@/ui/FormGrid';
import { useFormScope } from '@/ui/formScope';
import { MoneyInput } from '@/ui/MoneyInput';
import { Notice } from '@/ui/Notice';
import { Rows } from '@/ui/Rows';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { CreditTotals } from './CreditTotals';

const Field = fieldsOf<CreditValues>();
const RowField = fieldsOf<CreditValues['lines'][number]>();

/** What a credit note is begun with: how much of one line, and why. */
export interface CreditProposal extends CreditedLine {
  reason: CreditReason;
  remark: string;
}

export interface CreditNoteDialogProps {
  /** The bill or the debit note that it is against. */
  bill: CreditedDocument;
  /** Nothing is filled in where there is none. */
  proposal?: CreditProposal | undefined;
  onClose: () => void;
}

function CreditAll({ lines }: { lines: readonly CreditableLine[] }) {
  const { put } = useFormScope();
  const value = lines.map(({ key, left }) => ({ key, amount: left }));
  return (
    <TextActions>
      <Button onClick={() => put({ name: ['lines'], value, touched: true })}>Credit all that is left</Button>
    </TextActions>
  );
}

const isProposed = ({ kind, vehicleId }: CreditableLine, proposal: CreditProposal | undefined) =>
  proposal?.kind === kind && proposal.vehicleId === vehicleId;

/** Takes something of a bill, or of a debit note, off: how much of which lines, and why, with the tax and the total before it is issued. */
export default function CreditNoteDialog({ bill, proposal, onClose }: CreditNoteDialogProps) {
  const say = useSay();
  const today = useToday();
  const notes = useAppSelector((state) => state.creditNotes);
  // As they were when it opened: what others credit meanwhile refuses it, and moves no field.
  const [lines] = useState(() => creditableLines(notes, bill));
  const unnumbered = useUnnumbered();
  const title = `Credit note against ${debtName(withShownNumber(bill, unnumbered))}`;
  if (lines.length === 0) {
    return (
      <DetailsDialog title={title} onClose={onClose}>
        <Notice role="status" text="All of it is credited already." />
      </DetailsDialog>
    );
  }
  return (
    <FormDialog
      title={title}
      does={creditNoteIssued}
      save="Issue"
      width={640}
      schema={creditSchema(lines)}
      initialValues={{
        ...(proposal && { reason: proposal.reason, remark: proposal.remark }),
        lines: lines.map((line) => ({
          key: line.key,
          amount: isProposed(line, proposal) ? proposal?.amount : undefined,
        })),
      }}
      onSubmit={({ reason, remark, lines: rows }) =>
        say(
          creditNoteIssued(
            {
              accountId: bill.accountId,
              billId: bill.id,
              reason,
              ...(remark && { remark }),
              lines: creditedOf(lines, rows),
            },
            today,
          ),
          `${title} issued`,
        )
      }
      onClose={onClose}
    >
      <Field name="reason" label="Reason" explains="Downtime">
        <WordRadios label="Reason" choices={CREDIT_REASONS} />
      </Field>
      <Field name="remark" label="Remark">
        <Input autoComplete="off" />
      </Field>
      <CreditAll lines={lines} />
      <Rows name="lines">
        {({ index }) => {
          const line = lines[index];
          return (
            line && (
              <RowField
                name="amount"
                label={`Credit of ${line.what}`}
                hint={`${formatMoney(line.left)} is left, without GST.`}
              >
                <MoneyInput />
              </RowField>
            )
          );
        }}
      </Rows>
      <CreditTotals {...{ bill, notes, lines, today }} />
    </FormDialog>
  );
}
