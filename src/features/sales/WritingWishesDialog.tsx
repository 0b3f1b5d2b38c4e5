import { Select } from 'antd';
import { useEditBase } from '@/parts/useEditBase';
import type { Account } from '@/store/billing/accounts/account';
import { companyOf } from '@/store/clients/accounts/account';
import {
  CLIENT_WISHES,
  WISH_LABELS,
  WISHED,
  wishesOf,
  wishWords,
  type ClientWish,
  type WritingWishes,
} from '@/store/clients/accounts/writingWishes';
import { writingWishesSchema, type WritingWishesValues } from '@/store/clients/accounts/writingWishesSchema';
import { wishesTold } from '@/store/facts/accounts';
import { edited } from '@/store/kit/edit';
import { LANGUAGE_NAMES, LANGUAGES } from '@/store/kit/language';
import { WordRadios } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormGrid } from '@/ui/FormGrid';

const Field = fieldsOf<WritingWishesValues>();
const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

const HINTS: Readonly<Record<ClientWish, string>> = {
  reminders: 'Not wanted: nobody reminds the client. Bills are sent all the same.',
  receipts: 'That a payment came, with its receipt.',
  visits: 'When an installer comes, and what was done.',
  repairs: 'What was repaired, by Send Mail of customer care.',
  silence: 'That a vehicle gives no signal.',
  endings: 'That the subscription of a vehicle ends.',
  mail: 'Not wanted: nothing is mailed, bills as well.',
  sms: 'Not wanted: nothing is sent by SMS.',
};

/** In which language a client is written to, and of what. */
export default function WritingWishesDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { base: opened = {}, saveEdit } = useEditBase(wishesOf(account), wishesOf(account));
  const save = (values: WritingWishesValues, show: (values: WritingWishes) => void) => {
    const wishes = wishesOf(values);
    const edit = edited<WritingWishes>(opened, wishes);
    if (Object.keys(edit.to).length === 0) return true;
    return saveEdit(edit, wishesTold(account.id, edit), `${companyOf(account)}: ${wishWords(wishes)}`, show);
  };
  return (
    <FormDialog
      title="Language and Wishes"
      width={720}
      does={wishesTold}
      schema={writingWishesSchema}
      initialValues={opened}
      onSubmit={save}
      onClose={onClose}
    >
      <Field name="language" label={WISH_LABELS.language} hint="All that is sent to the client is written in it.">
        <Select options={OPTIONS} />
      </Field>
      <FormGrid>
        {CLIENT_WISHES.map((wish) => (
          <Field key={wish} name={wish} label={WISH_LABELS[wish]} hint={HINTS[wish]}>
            <WordRadios label={WISH_LABELS[wish]} choices={WISHED} />
          </Field>
        ))}
      </FormGrid>
    </FormDialog>
  );
}
