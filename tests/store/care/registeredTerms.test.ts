import { expect, test } from 'vitest';
import { registeredTerms, withRegisteredTerms } from '@/store/care/scheduling/registeredTerms';
import { readableTo } from '@/store/business/feeds/readable';
import { readableFact, type Person } from '@/store/business/feeds/withheld';
import { factUndone } from '@/journal/undo/undo';
import { jobClosed } from '@/store/facts/jobs';
import { smallBusiness } from '../../support/tabs';

const [account] = Object.values(smallBusiness.accounts.entities);

const closing = (accountId: string | undefined) =>
  jobClosed({
    id: 'job-5',
    on: '2026-11-21',
    installerId: 'installer-1',
    outcomes: [
      {
        workDone: 'Fitted',
        vehicleId: 'new-1',
        vehicleNo: 'MH01AB1234',
        registered: { accountId, client: 'A', company: 'B', duration: 'Monthly', price: 0 },
      },
    ],
  });
const registeredIn = (fact: ReturnType<typeof withRegisteredTerms>) =>
  jobClosed.match(fact) ? fact.payload.outcomes.map(({ registered }) => registered) : [];

test('a vehicle that an installer registers costs what its account pays, of which he is told nothing', () => {
  if (!account) throw new Error('There is an account.');
  const cut = readableTo({ name: 'nobody', role: 'installer' }, smallBusiness);
  expect(cut.accounts.ids).toEqual([]);
  expect(account.bill.pricePerUnit).toBeGreaterThan(0);
  expect(registeredIn(withRegisteredTerms(smallBusiness, closing(account.id)))).toMatchObject([
    { client: 'A', ...registeredTerms(account) },
  ]);
});

test('one that is nobody’s stays as it was said', () => {
  const said = closing(undefined);
  expect(withRegisteredTerms(smallBusiness, said)).toEqual(said);
});

test('its installer reads what he said without what it costs, and its Undo too', () => {
  const rakesh: Person = { name: 'Rakesh', role: 'installer' };
  const said = withRegisteredTerms(smallBusiness, closing(account?.id));
  const price = account?.bill.pricePerUnit;
  const undo = factUndone({
    fact: said,
    changes: [
      { path: ['vehicles', 'new-1'], is: { id: 'new-1', price } },
      { path: ['jobs', 'job-5', 'status'], was: 'With Installer', is: 'Done' },
    ],
  });
  expect(registeredIn(readableFact(rakesh, said, 'Rakesh') ?? said)).toMatchObject([{ duration: '', price: 0 }]);
  const read = readableFact(rakesh, undo, 'Rakesh');
  expect(read).toMatchObject({ payload: { changes: [{ path: ['jobs', 'job-5', 'status'] }] } });
  expect(JSON.stringify(read)).not.toContain(`"price":${price}`);
  for (const fact of [said, undo]) expect(readableFact(rakesh, fact, 'Asha')).toBeUndefined();
});
