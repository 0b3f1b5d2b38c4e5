import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { businessUpdated, nouns, type Business, type BusinessDelta } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { companyTable } from '@/store/billing/company/companySlice';
import { companyNow } from '@/store/billing/company/company';
import { readableTo } from '@/store/business/feeds/readable';
import { deltaBetween, hasChanges, wholeBusiness } from '@/store/business/feeds/deltas';
import { readableFact, withheldFrom, type Person } from '@/store/business/feeds/withheld';
import { FACT_TYPES, mayNotSay } from '@/store/business/policy';
import { visitFailed } from '@/store/facts/jobs';
import { afterFact, replay } from '@/store/business/replay';
import type { JobType } from '@/store/care/jobs/job';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import type { Move } from '@/store/kit/movements/move';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
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
  replay(workplace, [businessUpdated(travelled(wholeBusiness(readableTo(person, business))))]);

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
  // Nor what goods between two registrations are worth, which is what was paid for them.
  care: /"(minOrderQty|vendorId)":|"qty":[\d.]+,("hsn":"[^"]*",)?"value":\d|"declared":\[\{|"docNo":"\d+C?\//,
  // The tax invoice that goes with goods to another registration tells both whoever gives and whoever takes them what they are worth, and an installer as well.
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

const toldOf = (person: Person, { before, after }: Moment): BusinessDelta =>
  deltaBetween(readableTo(person, before), readableTo(person, after));

describe.each(PEOPLE)('the feed of $role', (person) => {
  let moments: Moment[];
  beforeAll(() => {
    moments = [...busyOffice()];
  }, 120_000);

  test.skipIf(isQuick)('comes to exactly what may be read, one by one and in one go', () => {
    const told = moments.map((moment) => businessUpdated(travelled(toldOf(person, moment))));
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
    expect(isTold(JSON.stringify(wholeBusiness(readableTo(person, last))), last)).toEqual([]);
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

test('an installer reads nothing under his name that installers may not say, nor its Undo', () => {
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

/** What the installer reads of a business. */
const toInstaller = (business: Business) => readableTo({ role: 'installer', name: installer.name }, business);
const [installerId = ''] = workplace.installers.ids;

test('an installer reads the jobs that were over last, however low their numbers are', () => {
  const on = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
  const closed = Array.from({ length: 80 }, (_, place) =>
    job(place + 1, {
      status: 'Done',
      raisedOn: on(1),
      visit: { installerId, on: on(place === 0 ? 30 : 1 + (place % 28)), slot: 'morning' },
    }),
  );
  const { jobs } = toInstaller({ ...workplace, jobs: jobTable(closed) });
  expect(jobs.ids).toHaveLength(50);
  expect(jobs.entities['job-1']).toBeDefined();
  expect(Math.min(...Object.values(jobs.entities).map(({ visit }) => Number(visit?.on.slice(-2))))).toBeGreaterThan(8);
});

test('an installer reads of a client whose job names no vehicle those alone at which its work can be done, and not where they are', () => {
  const { id = '' } =
    Object.values(workplace.accounts.entities).find(({ id: of }) => {
      const own = vehiclesOfAccount(workplace.vehicles, of);
      const fitted = own.filter((vehicle) => deviceInside(workplace, vehicle.id));
      return fitted.length > 0 && fitted.length < own.length;
    }) ?? {};
  const contact = { at: '2026-11-20T10:00', latLong: '28.6139, 77.2090' };
  const vehicles = {
    ...workplace.vehicles,
    entities: Object.fromEntries(
      Object.entries(workplace.vehicles.entities).map(([of, row]) => [of, { ...row, contact }]),
    ),
  };
  const own = vehiclesOfAccount(vehicles, id);
  const isFitted = (of: string) => deviceInside(workplace, of) !== undefined;
  const read = (jobType: JobType, vehicleIds: string[] = []) => {
    const request = {
      kind: 'job',
      ...jobRequest({ jobType, accountId: id, noOfInstallation: own.length, vehicleIds }),
    } as const;
    const visit = { installerId, on: '2026-11-21', slot: 'morning' } as const;
    const jobs = jobTable([job(1, { status: 'With Installer', request, visit })]);
    return Object.values(toInstaller({ ...workplace, vehicles, jobs }).vehicles.entities);
  };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id: of }) => of).toSorted();
  expect(idsOf(read('Installation'))).toEqual(idsOf(own.filter(({ id: of }) => !isFitted(of))));
  expect(idsOf(read('Removal'))).toEqual(idsOf(own.filter(({ id: of }) => isFitted(of))));
  expect(JSON.stringify(read('Removal'))).not.toContain(contact.latLong);
  const { id: named = '' } = own.find(({ id: of }) => isFitted(of)) ?? {};
  expect(
    read('Service', [named])
      .filter((row) => row.contact)
      .map(({ id: of }) => of),
  ).toEqual([named]);
});

test('an installer reads of a device that went on to others how it came to him and went, and not its SIM nor where it is', () => {
  const device = Object.values(workplace.devices.entities).find(({ simId }) => simId !== undefined);
  if (!device) throw new Error('There is a device with a SIM.');
  const move = (to: Holder, on: string): Move => ({ to, on, cause: { what: 'answered' } });
  const own: Holder = { at: 'installer', id: installerId };
  const moves = [
    move(STORE, '2026-10-01'),
    move(own, '2026-10-02'),
    move(STORE, '2026-10-03'),
    move({ at: 'vehicle', id: 'v' }, '2026-10-04'),
  ];
  const went = { ...device, moves };
  const challans = challanTable([
    {
      id: 'past',
      number: 1,
      from: STORE,
      to: own,
      lines: [{ device: went.id, qty: 1, outcome: 'Accepted' }],
      status: 'Closed',
      offeredOn: '2026-10-02',
    },
  ]);
  const devices = { ...workplace.devices, entities: { ...workplace.devices.entities, [went.id]: went } };
  const told = toInstaller({ ...workplace, devices, challans });
  const { id, number, productName, condition } = went;
  expect(told.devices.entities[id]).toMatchObject({ id, number, productName, condition, moves: moves.slice(1, 3) });
  expect(told.devices.entities[id]?.simId).toBeUndefined();
  expect(told.sims.entities[went.simId ?? '']).toBeUndefined();
  const back = { ...devices, entities: { ...devices.entities, [id]: { ...went, moves: moves.slice(0, 2) } } };
  expect(toInstaller({ ...workplace, devices: back, challans }).devices.entities[id]?.simId).toBe(went.simId);
});

test('where nothing became of what somebody reads, nothing is told', () => {
  expect(hasChanges(deltaBetween(workplace, workplace))).toBe(false);
  const other = { ...workplace, branches: { ...workplace.branches, lastNumber: 99 } };
  expect(hasChanges(deltaBetween(workplace, other))).toBe(true);
});
