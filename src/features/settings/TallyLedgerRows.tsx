import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { companyNow, type TallyLedger } from '@/store/billing/company/company';
import { ownLedgerNames } from '@/store/billing/tally/ledgers';
import { WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormRow } from '@/ui/FormGrid';
import { Icon } from '@/ui/Icon';
import { RemoveRow } from '@/ui/RemoveRow';
import { Rows } from '@/ui/Rows';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';

const Field = fieldsOf<TallyLedger>();

/** What the books in Tally call the ledgers that our vouchers name. */
export function TallyLedgerRows() {
  const toast = useToast();
  const company = useAppSelector(companyNow);
  const kept = company.tallyLedgers?.map(({ ours }) => ours) ?? [];
  const choices = [...new Set([...ownLedgerNames(company), ...kept])];
  return (
    <Section title="Tally ledgers">
      <p>
        Where your books in Tally call a ledger otherwise, give its name there, exactly. The files for Tally then use
        it, and leave that ledger in Tally as it is. One that is not listed has our name. The ledger of a client is told
        under Correct Details, or in a file of clients.
      </p>
      <Rows
        name="tallyLedgers"
        onRemoved={(putBack) => toast({ text: 'Tally ledger removed', undo: putBack })}
        footer={(append) => (
          <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
            Add Tally Ledger
          </Button>
        )}
      >
        {({ index, remove }) => (
          <FormRow label={`Tally ledger ${index + 1}`} columns="minmax(160px, 240px) minmax(180px, 320px) auto 1fr">
            <Field name="ours" label="Ledger">
              <WordSelect choices={choices} />
            </Field>
            <Field name="tally" label="Name in Tally">
              <Input autoComplete="off" />
            </Field>
            <RemoveRow row={`Tally ledger ${index + 1}`} onClick={remove} />
          </FormRow>
        )}
      </Rows>
    </Section>
  );
}
