import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { clientFitting } from '@/store/billing/importing/clientFitting';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import { clientImportOf } from '@/store/billing/importing/clientImport';
import { broughtByRows } from '@/store/kit/sheets/leftOutRows';
import { account, salesOf } from '../../../support/accounts';
import { bytesOf, validated } from '../../../support/sheets';

test('of what somebody was faster with each row is told with its reason, and the others are brought', async () => {
  const konkan = account(1);
  const malwa = account(2, { billing: { ...konkan.billing, gstNo: '24AIDPG5043J1ZJ' } });
  const file = bytesOf(
    `GST Number,Address,Vehicle Number\n${konkan.billing.gstNo},Pune,MH 01 AB 1008\n${malwa.billing.gstNo},Indore,\n${konkan.billing.gstNo},Pune,MH 01 AB 1009`,
  );
  const { all, leftOutRows } = broughtByRows(
    await validated(clientImportable(emptyBusiness), [konkan, malwa], file),
    (rows: Parameters<typeof clientImportOf>[0]) => clientImportOf(rows),
  );
  const moved = salesOf({ ...konkan, client: { ...konkan.client, address: 'Nagpur' } }, malwa);
  const fitted = clientFitting({ ...emptyBusiness, ...moved }, all, '2026-11-20');
  const reason = 'Konkan Carriers: Address is Nagpur now, not 4 Link Road, Mumbai 400064.';
  expect(leftOutRows(fitted)).toEqual([
    { id: 2, reason },
    { id: 4, reason },
  ]);
  expect(fitted.edits.map(({ accountId }) => accountId)).toEqual(['account-2']);
});
