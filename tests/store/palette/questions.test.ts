import { describe, expect, test } from 'vitest';
import type { Business } from '@/store/business/business';
import { monthNamed } from '@/store/palette/documentQuestions';
import { answer, recordIndex, type Looker } from '@/store/palette/palette';
import type { Choice } from '@/store/palette/recordIndex';
import { sampleOn } from '../../support/sample';

const TODAY = '2026-11-21';
const business = sampleOn(TODAY);
const index = recordIndex();
const anybody: Looker = { whyNot: () => undefined, inOffice: false, today: TODAY, opened: [] };

const notSales: Looker['whyNot'] = (to) => (typeof to === 'string' && to.startsWith('/sales') ? 'Not you.' : undefined);

const groupsOf = (typed: string, looker = anybody, of: Business = business) => answer(index, of, typed, looker).groups;
/** The first group with its choices, as the palette shows them. */
const first = (typed: string, looker = anybody) => {
  const [group] = groupsOf(typed, looker);
  return group && { title: group.title, choices: group.choices };
};
const told = (choices: readonly Choice[] = []) => choices.map(({ title, detail }) => `${title}: ${detail}`);
const leads = (choices: readonly Choice[] = []) => choices.map(({ to }) => to);

describe('a question is answered first', () => {
  test.each<[string, RegExp, string]>([
    ['unpaid', /^Unpaid bills: \d+ bills, ₹[\d,]+ open$/, '/sales/issued-bills?f.state=Open&f.state=Overdue'],
    ['overdue', /^Overdue bills: \d+ bills, ₹[\d,]+ open$/, '/sales/issued-bills?f.state=Overdue'],
    ['overdue bi', /^Overdue bills: \d+ bills/, '/sales/issued-bills?f.state=Overdue'],
    ['overd', /^Overdue bills: \d+ bills/, '/sales/issued-bills?f.state=Overdue'],
    ['pending jobs', /^Pending jobs: Installation: \d+ jobs?$/, '/cce/view-job?q=Pending+at+Admin'],
    ['dead devices', /^Dead devices: 10 devices$/, '/stocks/devices?f.condition=Dead'],
    ['devices repair', /^Repair devices: \d+ devices$/, '/stocks/devices?f.condition=Repair'],
    ['stock kolkata', /^Stock: Kolkata: 10 units$/, '/stocks/on-hand?f.place=Kolkata'],
    ['stock relay', /^Stock: Relay 12 V, 5-pin: 40 units$/, '/stocks/on-hand?q=Relay+12+V%2C+5-pin'],
    ['sim airtel', /^Airtel SIMs on hand: 17 SIMs, 3 active$/, '/stocks/on-hand?q=Airtel'],
    [
      'bill shivneri november',
      /^INV\/26-27\/000059: Shivneri Logistics Pvt Ltd \(Rohini Kulkarni · No. 6\), Nov 2026, ₹/,
      '/sales/invoice?no=63',
    ],
    ['nov invoices shivneri', /^INV\/26-27\/000059: /, '/sales/invoice?no=63'],
    ['bill 7', /^INV\/26-27\/000007: /, '/sales/invoice?no=11'],
    ['inv 59', /^INV\/26-27\/000059: /, '/sales/invoice?no=63'],
    ['INV 000059', /^INV\/26-27\/000059: /, '/sales/invoice?no=63'],
    ['bill INV/26-27/000059', /^INV\/26-27\/000059: /, '/sales/invoice?no=63'],
    ['cn 2', /^CN\/26-27\/000002: /, '/sales/credit-note?no=2'],
    ['stock in kolkata', /^Stock: Kolkata: 10 units$/, '/stocks/on-hand?f.place=Kolkata'],
    ['bill 000060', /^INV\/26-27\/000060: /, '/sales/invoice?no=64'],
    [
      'receipt from yamuna',
      /^RC\/26-27\/000057: Yamuna Cabs LLP \(Pooja Arora · No. 15\), 21 Nov 2026, ₹/,
      '/sales/receipt?no=61',
    ],
    ['credit notes', /^CN\/26-27\/000002: Shivneri Logistics Pvt Ltd/, '/sales/credit-note?no=2'],
  ])('%j: %s, at %s', (typed, says, to) => {
    const { title, choices } = first(typed) ?? {};
    expect(title).toBe('Answers');
    expect(told(choices)[0]).toMatch(says);
    expect(leads(choices)[0]).toBe(to);
  });

  test('with all bills of the one client, or of the month', () => {
    expect(first('bill konkan')?.choices.at(-1)).toMatchObject({
      title: 'All bills of Konkan Cold Chain Ltd',
      to: '/sales/issued-bills?account=2',
    });
    expect(first('bill konkan november')?.choices.at(-1)?.to).toBe('/sales/issued-bills?month=2026-11&account=2');
    expect(first('bill november')?.choices.at(-1)?.to).toBe('/sales/issued-bills?month=2026-11');
  });

  test('of a client alone where one is named', () => {
    const all = first('unpaid')?.choices ?? [];
    const [one] = first('unpaid shivneri')?.choices ?? [];
    // Two clients are called so.
    expect(one?.title).toBe('Unpaid bills of Shivneri Logistics Pvt Ltd (Rohini Kulkarni · No. 6)');
    expect(one?.to).toContain('&account=6');
    for (const typed of ['unpaid bills of shivneri', 'unpaid shivneri bills'])
      expect(first(typed)).toEqual(first('unpaid shivneri'));
    expect(one?.detail).not.toBe(all[0]?.detail);
  });

  test('of a client whose name is a number, where no bill has it', () => {
    const [id = ''] = business.accounts.ids;
    const account = business.accounts.entities[id];
    if (!account) throw new Error('The sample has clients');
    const called: Business = {
      ...business,
      accounts: {
        ...business.accounts,
        entities: {
          ...business.accounts.entities,
          [id]: { ...account, bill: { ...account.bill, companyName: '98765 Cabs' } },
        },
      },
    };
    const [group] = groupsOf('bill 98765', anybody, called);
    expect(told(group?.choices)[0]).toContain('98765 Cabs');
  });

  test.each([
    'bill',
    'bills',
    'receipt',
    'stock',
    'devices',
    'bill run',
    'stock request 2',
    'unpaid nobody',
    'sim zzz',
  ])('%j asks nothing', (typed) => expect(groupsOf(typed).map(({ title }) => title)).not.toContain('Answers'));

  test('only by whoever has its screen', () => {
    const stock: Looker = { ...anybody, whyNot: notSales };
    expect(first('unpaid', stock)).toBeUndefined();
    expect(first('bill shivneri', stock)?.title).not.toBe('Answers');
    expect(first('stock kolkata', stock)?.title).toBe('Answers');
  });
});

test.each([
  ['november', '2026-11'],
  ['nov', '2026-11'],
  ['december', '2025-12'],
  ['dec 2026', '2026-12'],
  ['march 2025', '2025-03'],
  ['no', undefined],
  ['2026', undefined],
])('of %j the month is %s', (words, month) => expect(monthNamed(words.split(' '), TODAY)).toBe(month));

test.each([
  ['INV/26-27/000060', 'Bills', '/sales/invoice?no=64'],
  ['rc/26-27/000050', 'Receipts', '/sales/receipt?no=54'],
  ['CN/26-27/000001', 'Credit notes', '/sales/credit-note?no=1'],
])('%s is found among the %s', (typed, title, to) => {
  expect(first(typed)?.title).toBe(title);
  expect(leads(first(typed)?.choices)).toEqual([to]);
});

test.each([
  ['dark', 'dark'],
  ['light mode', 'light'],
  ['logout', 'logout'],
  ['sign out', 'logout'],
  ['help', 'help'],
  ['undo', 'undo'],
])('%j is done at once', (typed, act) => expect(first(typed)?.choices[0]).toMatchObject({ act, to: '' }));

test('a word begins where a word begins', () => {
  expect(groupsOf('gst').map(({ title, choices }) => `${title}: ${choices.map((one) => one.title).join()}`)).toEqual([
    'Screens: GST Returns',
  ]);
});

test('a known plate leads to its vehicle', () => {
  const [one] = first('mh14zu8459')?.choices ?? [];
  expect(one).toMatchObject({ title: 'MH 14 ZU 8459', to: '/cce/vehicle?no=MH+14+ZU+8459' });
});

test('what was opened last stands first before anything is typed, and no longer then', () => {
  const opened = [
    { title: 'Shivneri Logistics Pvt Ltd', detail: '', to: '/sales/detailed-client?account=1' },
    { title: 'Devices', detail: '', to: '/stocks/devices' },
  ];
  const looker = { ...anybody, opened };
  expect(first('', looker)).toEqual({ title: 'Recently opened', choices: opened });
  expect(groupsOf('devices', looker).map(({ title }) => title)).not.toContain('Recently opened');
  const noSales: Looker = { ...looker, whyNot: notSales };
  expect(first('', noSales)?.choices).toEqual(opened.slice(1));
});
