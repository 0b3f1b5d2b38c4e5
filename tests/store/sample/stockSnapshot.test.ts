import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { asOf } from '@/store/sample/datedSnapshot';
import { sampleAccounts } from '@/store/sample/sampleAccounts';
import { sampleStock } from '@/store/sample/sampleStock';
import { sampleVehicles } from '@/store/sample/sampleVehicles';
import { stockSnapshot } from '@/store/sample/stockSnapshot';
import { runs } from '../../support/runs';

test('on each day the snapshot of the stock is what its facts come to', () => {
  const snapshot = stockSnapshot();
  const anyDay = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDay, (moment) => {
      const today = moment.toISOString().slice(0, 10);
      const clients = sampleAccounts(today, 'x');
      const allVehicles = sampleVehicles(today, 'x', clients);
      const said = sampleStock(today, 'x', { accounts: accountTable(clients.accounts), allVehicles });
      expect(asOf(snapshot, today, 'x')).toEqual(said);
    }),
    { numRuns: runs(20), examples: [[new Date('2028-02-29')], [new Date('2026-12-31')], [new Date('2027-04-01')]] },
  );
});
