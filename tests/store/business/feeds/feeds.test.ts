import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { businessTold, nouns, type Business, type ToldBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { companyTable } from '@/store/billing/company/companySlice';
import { companyNow } from '@/store/billing/company/company';
import { readableTo } from '@/store/business/feeds/readable';
import { tells, toldBetween, wholeTold } from '@/store/business/feeds/telling';
import { readableFact, withheldFrom, type Person } from '@/store/business/feeds/withheld';
import { FACT_TYPES, mayNotSay } from '@/store/business/policy';
import { visitFailed } from '@/store/facts/jobs';
import { afterFact, replay } from '@/store/business/replay';
import { STORE } from '@/store/kit/movements/holder';
import type { Challan } from '@/store/stock/challans/challan';
import { challanTable } from '@/store/stock/challans/challansSlice';
import { ROLES, type Role } from '@/store/kit/roles';
import { numbersFrom } from '../../../support/work/chance';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { job, jobRequest } from '../../../support/care';
import { someFact } from '../../../support/work/someFact';
import { workplace } from '../../../support/work/workplace';
import { isQuick } from '../../../support/runs';

const FACTS = 1_500;
/** Each so-many-th fact is taken back at once. */
const TAKEN_BACK = 10;

const [installer = { name: '' }] = Object.values(workplace.installers.entities);
/** Somebody of each role; the installer is one whom the business knows. */
const PEOPLE: readonly Person[] = ROLES.map((role) => ({
  role,
  name: role === 'installer' ? installer.name.replaceAll(' ', '-') : `a-person-of-${role}`,
}));

const travelled = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** What a browser comes to that is told all of a business at once. */
const begunAt = (person: Person, business: Business) =>
  replay(workplace, [businessTold(travelled(wholeTold(readableTo(person, business))))]);

/** The numbers of banks and of taxes that somebody may not read. */
function secretsFor({ role }: Person, { vendors, accounts, company }: Business): string[] {
  const ofVendors = Object.values(vendors.entities).flatMap(({ accountNo, gstNo, panNo }) => [accountNo, gstNo, panNo]);
  const ofClients = Object.values(accounts.entities).flatMap(({ billing, client }) => [
    billing.accountNo,
    billing.gstNo,
    billing.panNo,
    billing.email,
    client.emailAddress,
  ]);
  const isSecret = (text: string) => text.length > 5;
  const ofBank = Object.values(company.entities).flatMap(({ bankAccountNo, ifsc, upiId }) => [
    bankAccountNo,
    ifsc,
    upiId,
  ]);
  if (role === 'installer') return [...ofVendors, ...ofClients, ...ofBank].filter(isSecret);
  const known = new Set(ofClients);
  return role === 'sales' || role === 'care' ? ofVendors.filter((text) => isSecret(text) && !known.has(text)) : [];
}

/** What no text of theirs holds: what we pay, what a client pays, what was billed and received. */
const FIGURES: Partial<Record<Role, RegExp>> = {
  sales: /"(minOrderQty|vendorId)":/,
  care: /"(minOrderQty|vendorId)":/,
  // The tax invoice that goes with goods to another registration tells both whoever gives and whoever takes them what they are worth.
  stock: /"(issuer|dueOn)":/,
  installer:
    /"(minOrderQty|vendorId|issuer|dueOn)":|"(price|pricePerUnit|hardware|installation|subscription|hardwareOnLease)":[1-9]|"(creditLimit|creditDays)":/,
};

interface Moment {
  before: Business;
  after: Business;
  fact: UnknownAction;
}

/** Facts of a busy office, one after another, each as it was admitted; with Undos. */
function* busyOffice(): Generator<Moment> {
  const below = numbersFrom(11);
  let business = workplace;
  for (let count = 0; count < FACTS;) {
    const said = someFact(business, below);
    if (!said) continue;
    const fact = businessModel.asSaid(said, business);
    if (businessModel.refusal(business, fact)) continue;
    const before = business;
    business = afterFact(before, fact);
    if (business === before) continue;
    count += 1;
    yield { before, after: business, fact };
    if (count % TAKEN_BACK > 0) continue;
    const undo = businessModel.undoing(fact, before);
    if (businessModel.refusal(business, undo)) continue;
    const done = business;
    business = afterFact(done, undo);
    yield { before: done, after: business, fact: undo };
  }
}

const toldOf = (person: Person, { before, after }: Moment): ToldBusiness =>
  toldBetween(readableTo(person, before), readableTo(person, after));

describe.each(PEOPLE)('the feed of $role', (person) => {
  let moments: Moment[];
  beforeAll(() => {
    moments = [...busyOffice()];
  }, 120_000);

  test.skipIf(isQuick)('comes to exactly what may be read, one by one and in one go', () => {
    const told = moments.map((moment) => businessTold(travelled(toldOf(person, moment))));
    const first = moments[0]?.before ?? workplace;
    let feed = begunAt(person, first);
    for (const [place, one] of told.entries()) {
      feed = replay(feed, [one]);
      const isAsReadable =
        place % 100 > 0 || isDeepStrictEqual(feed, readableTo(person, moments[place]?.after ?? first));
      expect([place, isAsReadable]).toEqual([place, true]);
    }
    const last = readableTo(person, moments.at(-1)?.after ?? first);
    expect(feed).toEqual(last);
    expect(replay(begunAt(person, first), told)).toEqual(last);
    expect(begunAt(person, moments.at(-1)?.after ?? first)).toEqual(last);
  });

  test.skipIf(isQuick)('never refuses what the office admits, nor decides anything else in it', () => {
    let refused: unknown[] = [];
    for (const { before, fact } of moments) {
      if (mayNotSay(person.role, fact.type) !== undefined) continue;
      const own = readableTo(person, before);
      const refusal = businessModel.refusal(own, fact);
      if (refusal) refused.push([fact.type, refusal.reason]);
      else afterFact(own, fact);
      const said = businessModel.asSaid(fact, own);
      const { reason = '' } = businessModel.refusal(before, said) ?? {};
      // Whoever may not know what was paid for goods enters their value.
      if (reason !== '' && !reason.includes('Enter HSN and Value of')) refused.push([fact.type, reason]);
    }
    expect(refused).toEqual([]);
  });

  test.skipIf(isQuick)('tells no row, no fact, no price and no bank account of what is withheld', () => {
    const none = withheldFrom(person.role);
    // A configuration has the identity of its device, which may be in a bag.
    const isRead = (business: Business, id: string) =>
      nouns.some(({ reducerPath: noun }) => !none.has(noun) && id in business[noun].entities);
    const isTold = (text: string, business: Business) => [
      ...nouns
        .flatMap(({ reducerPath: noun }) =>
          none.has(noun) ? Object.values<{ id: string }>(business[noun].entities).map(({ id }) => id) : [],
        )
        .filter((id) => text.includes(`"id":"${id}"`) && !isRead(business, id)),
      ...secretsFor(person, business).filter((secret) => text.includes(secret)),
      ...(FIGURES[person.role]?.exec(text) ?? []),
    ];
    for (const moment of moments) {
      // Whoever may say it is its author, who reads most of it.
      const by = mayNotSay(person.role, moment.fact.type) === undefined ? person.name : 'somebody';
      const text = JSON.stringify([toldOf(person, moment), readableFact(person, moment.fact, by)]);
      expect([moment.fact.type, isTold(text, moment.after)]).toEqual([moment.fact.type, []]);
    }
    const last = moments.at(-1)?.after ?? workplace;
    expect(isTold(JSON.stringify(wholeTold(readableTo(person, last))), last)).toEqual([]);
    expect(person.role === 'admin' || secretsFor(person, last).length > 0 || person.role === 'stock').toBe(true);
  });
});

test('an installer reads of the company what his papers show, and not its bank', () => {
  const bank = { bankName: 'Bank of Baroda', bankAccountNo: '00120034005600', ifsc: 'BARB0ANDHER', upiId: 'firm@upi' };
  const details = { ...companyNow(workplace), ...bank, name: 'Trackwell', phone: '9820012345' };
  const business = { ...workplace, company: companyTable([{ ...details, id: 'company-1', number: 1 }]) };
  const read = PEOPLE.map((person) => companyNow(readableTo(person, business)));
  for (const { name, phone } of read) expect([name, phone]).toEqual(['Trackwell', '9820012345']);
  expect(PEOPLE.filter((_person, place) => read[place]?.bankAccountNo !== '').map(({ role }) => role)).toEqual(
    ROLES.filter((role) => role !== 'installer'),
  );
  const text = JSON.stringify(read[ROLES.indexOf('installer')]);
  expect(Object.values(bank).filter((secret) => text.includes(secret))).toEqual([]);
});

test('an installer reads his job of a client whom nobody knows, and no vehicle of others with it', () => {
  const { id = '' } = Object.values(workplace.installers.entities)[0] ?? {};
  const request = { kind: 'job', ...jobRequest({ companyName: 'Unheard Of Movers', noOfInstallation: 2 }) } as const;
  const visit = { installerId: id, on: '2026-11-21', slot: 'morning' } as const;
  const own = { ...workplace, jobs: jobTable([job(1, { status: 'With Installer', request, visit })]) };
  const told = readableTo({ role: 'installer', name: installer.name }, own);
  expect([told.jobs.ids, told.accounts.ids, told.vehicles.ids]).toEqual([['job-1'], [], []]);
});

test('an installer reads nothing that was said under his name by somebody of another role, nor its Undo', () => {
  const ravi: Person = { name: 'Ravi', role: 'installer' };
  const foreign = FACT_TYPES.filter((type) => mayNotSay('installer', type) !== undefined);
  const said = foreign.flatMap((type) => {
    const fact = { type, payload: { id: 'one' } };
    const undo = factUndone({ fact, changes: [] });
    return [fact, undo, factUndone({ fact: undo, changes: [] })];
  });
  expect(said.filter((fact) => readableFact(ravi, fact, 'Ravi'))).toEqual([]);
  const own = { type: visitFailed.type, payload: { id: 'one' } };
  expect(readableFact(ravi, own, 'Ravi')).toEqual(own);
  expect(readableFact(ravi, own, 'Rakesh')).toBeUndefined();
});

test('an installer reads every branch, whether he works with it or not', () => {
  const told = readableTo({ role: 'installer', name: installer.name }, workplace);
  expect(told.branches.ids.length).toBeGreaterThan(0);
  expect(told.branches).toBe(workplace.branches);
});

test('an installer reads rows that did not change as the very same, cut once', () => {
  const before = readableTo({ role: 'installer', name: installer.name }, workplace);
  const other = { ...workplace, branches: { ...workplace.branches, lastNumber: 99 } };
  const after = readableTo({ role: 'installer', name: installer.name }, other);
  const rowsOf = ({ company, installers, accounts, vehicles }: typeof before) =>
    [company, installers, accounts, vehicles].map(({ entities }) => Object.values<object | undefined>(entities));
  expect(rowsOf(before).every((rows) => rows.length > 0)).toBe(true);
  for (const [table, rows] of rowsOf(after).entries())
    expect(rows.filter((row, place) => row !== rowsOf(before)[table]?.[place])).toEqual([]);
});

test('an installer reads a challan that waits for him however many were closed since', () => {
  const [id = ''] = workplace.installers.ids;
  const challan = (number: number, status: Challan['status']): Challan => ({
    id: `of-${number}`,
    number,
    from: STORE,
    to: { at: 'installer', id },
    lines: [],
    status,
    offeredOn: '2026-11-01',
  });
  const closed = Array.from({ length: 200 }, (_, place) => challan(place + 2, 'Closed'));
  const business = { ...workplace, challans: challanTable([challan(1, 'Offered'), ...closed]) };
  const read = readableTo({ role: 'installer', name: installer.name }, business).challans;
  expect(read.entities['of-1']).toMatchObject({ status: 'Offered' });
  expect(read.ids.length).toBeLessThan(100);
});

test('where nothing became of what somebody reads, nothing is told', () => {
  expect(tells(toldBetween(workplace, workplace))).toBe(false);
  const other = { ...workplace, branches: { ...workplace.branches, lastNumber: 99 } };
  expect(tells(toldBetween(workplace, other))).toBe(true);
});
