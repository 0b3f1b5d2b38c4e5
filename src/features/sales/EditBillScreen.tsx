import { RecordActivity } from '@/parts/RecordActivity';
import { companyOf } from '@/store/clients/accounts/account';
import { AccountPage } from './AccountPage';
import { BillForm } from './BillForm';
import { logBill, type OnSave } from './handOff';

/** The bill of an account, as it was when this opened; Billed tells `onSave` the whole form. */
export default function EditBillScreen({ onSave = logBill }: { onSave?: OnSave }) {
  return (
    <AccountPage title="Edit Bill" titleOf={(account) => `Edit Bill: ${companyOf(account)}`} asOpened>
      {(account) => (
        <>
          <BillForm key={account.id} account={account} onSave={onSave} />
          <RecordActivity record={account.id} />
        </>
      )}
    </AccountPage>
  );
}
