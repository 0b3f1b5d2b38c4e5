import { expect, test } from 'vitest';
import { withFittings } from '@/store/care/scheduling/fittingOutcome';
import { registeredTerms } from '@/store/care/scheduling/registeredTerms';
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
const registeredIn = (fact: ReturnType<typeof withFittings>) =>
  jobClosed.match(fact) ? fact.payload.outcomes.map(({ registered }) => registered) : [];

test('a vehicle that an installer registers costs what its account pays, of which he is told nothing', () => {
  if (!account) throw new Error('There is an account.');
  const cut = readableTo({ name: 'nobody', role: 'installer' }, smallBusiness);
  expect(cut.accounts.ids).toEqual([]);
  expect(account.bill.pricePerUnit).toBeGreaterThan(0);
  expect(registeredIn(withFittings(smallBusiness, closing(account.id)))).toMatchObject([
    { accountId: account.id, ...registeredTerms(account) },
  ]);
});

test('one of a job whose client has no account is nobody’s, at no price', () => {
  const { jobs } = smallBusiness;
  const job = jobs.entities['job-5'];
  if (!job) throw new Error('There is a job.');
  const { accountId: _none, ...request } = { ...job.request, companyName: 'Nobody Ltd', accountId: '' };
  const entities = { ...jobs.entities, 'job-5': { ...job, request: request as typeof job.request } };
  const [registered] = registeredIn(
    withFittings({ ...smallBusiness, jobs: { ...jobs, entities } }, closing(account?.id)),
  );
  expect(registered).toMatchObject({ company: 'Nobody Ltd', duration: 'Monthly', price: 0 });
  expect(registered).not.toHaveProperty('accountId');
});

test('its installer reads what he said without what it costs, and its Undo too', () => {
  const rakesh: Person = { name: 'Rakesh', role: 'installer' };
  const said = withFittings(smallBusiness, closing(account?.id));
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
