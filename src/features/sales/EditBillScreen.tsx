import { companyOf } from '@/store/accounts/account';
import { AccountPage } from './AccountPage';
import { BillForm } from './BillForm';

/** The bill of an account (spec 2, edit-bill). */
export default function EditBillScreen() {
  return (
    <AccountPage title="Edit Bill" titleOf={(account) => `Edit Bill: ${companyOf(account)}`}>
      {(account) => <BillForm key={account.id} account={account} />}
    </AccountPage>
  );
}
