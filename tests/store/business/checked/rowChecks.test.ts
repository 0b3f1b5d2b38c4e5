import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAttachment } from '@/store/kit/attachments/attachment';
import { nouns } from '@/store/business/business';
import type { Noun } from '@/store/business/business';
import { rowChecks } from '@/store/business/checked/rowChecks';
import { generateDevices } from '@/store/sample/generateDevices';
import { everyNoun } from '../../../support/everyNoun';
import { runs } from '../../../support/runs';
import { sampleOn } from '../../../support/sample';
import { deviceOf } from '../../../support/stock';
import { damaged } from '../../../support/crafted';

const business = everyNoun();
const sample = sampleOn('2026-11-21');
const rowsOf = (noun: Noun) => Object.values(business[noun].entities) as object[];

/** What nobody says who speaks to people. */
const PROGRAM_WORDS = /cannot be null|undefined|\[object|stack|function|TypeError/;

/** The first row of a noun with the value at that path in the place of its own. */
function withValue(noun: Noun, path: string, value: unknown): unknown {
  const row: unknown = structuredClone(rowsOf(noun)[0]);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  Reflect.set(keys.reduce((inside, key) => Reflect.get(inside as object, key) as unknown, row) as object, last, value);
  return row;
}

type Path = readonly (string | number)[];

const isFields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that stands somewhere in a value, itself included, and where. */
const placesIn = (value: unknown, path: Path = []): { path: Path; value: unknown }[] => [
  { path, value },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : []),
];

/** A copy of a value with what stands at a place exchanged. */
function changedAt(value: unknown, [key, ...rest]: Path, change: (there: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Reflect.set(copy as object, key, changedAt(Reflect.get(value as object, key), rest, change));
  return copy;
}

describe('a record as it is kept', () => {
  test.each(nouns.map(({ reducerPath }) => reducerPath))('of %s fits as it is', (noun) => {
    const rows = [...rowsOf(noun), ...Object.values(sample[noun].entities)];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const validated = rowChecks[noun](row);
      expect(validated).toEqual({ row });
      expect('row' in validated && validated.row).toBe(row);
    }
  });

  test('fits when it was made up by the thousand', () => {
    for (const { imei, ...device } of generateDevices(1_000, 1)) {
      const row = { ...deviceOf(1), ...device, id: imei };
      expect(rowChecks.devices(row)).toEqual({ row });
    }
  });

  test.each<[Noun, string, unknown, string]>([
    ['vendors', 'id', 7, 'id: Its identity must be a text.'],
    ['vendors', 'id', '', 'id: Its identity is none.'],
    ['vendors', 'id', 'constructor', 'id: Its identity is none.'],
    ['vendors', 'number', 0, 'number: Its number is too small.'],
    ['vendors', 'number', 1e308, 'number: Its number is too large.'],
    ['vendors', 'number', 1.5, 'number: Its number must be a whole number.'],
    ['vendors', 'number', undefined, 'number: Its number is missing.'],
    ['vendors', 'name', { a: 1 }, 'name: Vendor Name must be a text.'],
    ['vendors', 'name', null, 'name: Vendor name is required'],
    ['vendors', 'name', 'x'.repeat(201), 'name: Vendor Name can have at most 200 characters.'],
    ['vendors', 'name', 'a\u202Eb', 'name: Vendor Name has invisible characters.'],
    ['vendors', 'name', 'a\nb', 'name: Vendor Name has invisible characters.'],
    ['vendors', 'address', '4 Link Road\n\u0000', 'address: Address has invisible characters.'],
    ['vendors', 'products.0.name', '\uD800', 'products[0].name: Product Name has invisible characters.'],
    ['accounts', 'bill.userName', 'a\u2066b', 'bill.userName: User Name has invisible characters.'],
    ['vendors', 'products', null, 'products: The list is missing.'],
    ['vendors', 'products', { length: 1 }, 'products: It must be a list.'],
    ['vendors', 'products.0.rate', '80', 'products[0].rate: Rate must be a number'],
    ['vendors', 'products.0.id', 'product-2', 'products: The list names one twice.'],
    ['vendors', 'gstFile', { hash: 'a' }, 'gstFile: It is no file that was kept.'],
    ['vendors', 'gstFile', null, 'gstFile: It is no file that was kept.'],
    ['jobs', 'approvedDevices', null, 'approvedDevices: Approved Device Count must be a number'],
    ['jobs', 'request.remarks', null, 'request.remarks: Remarks must be a text.'],
    [
      'accounts',
      'billing.poOfficial',
      { hash: 'a', name: 'a', type: 'a', size: 1e9 },
      'billing.poOfficial: Choose the purchase order again.',
    ],
    ['requests', 'status', 'Lost', 'status: Status is not known.'],
    ['requests', 'orderDate', '01.11.2026', 'orderDate: Order Date is not a date.'],
    ['requests', 'products.0.qty', 0, 'products[0].qty: Units is too small.'],
    ['requests', 'products.0.vendorId', null, 'products[0].vendorId: Its vendor is missing.'],
    ['devices', 'moves', [], 'moves: It has no movement.'],
    ['devices', 'moves.0', null, 'moves[0]: Movement is missing.'],
    ['devices', 'moves.0.to.at', 'moon', 'moves[0].to.at: Its holder is not known.'],
    ['devices', 'moves.0.on', 'yesterday', 'moves[0].on: Its day is not a date.'],
    ['sims', 'status', 'Lost', 'status: Status is not known.'],
    ['bins', 'qty', -1, 'qty: Qty is too small.'],
    ['challans', 'lines.0.outcome', 'Eaten', 'lines[0].outcome: Its outcome is not known.'],
    ['installers', 'mobile', '12', 'mobile: Enter a valid 10-digit number.'],
    ['branches', 'stateCode', '7', 'stateCode: State Code has 2 digits, such as 07 for Delhi.'],
    ['branches', 'branch', 5, 'branch: Branch must be a text.'],
    ['configured', 'selectName', 'Pune', 'selectName: Name is not known.'],
    ['accounts', 'bill', undefined, 'bill: Bill is missing.'],
    ['accounts', 'bill.discount', -1, 'bill.discount: Discount cannot be negative.'],
    ['accounts', 'client', 'Asha', 'client: Client must have fields.'],
    ['accounts', 'package.hardware', null, 'package.hardware: Hardware value required.'],
    ['accounts', 'proration', 'Never', 'proration: Part of a Month is not known.'],
    ['accounts', 'creditLimit', 0, 'creditLimit: Credit Limit must be more than 0.'],
    ['accounts', 'creditDays', 366, 'creditDays: Credit Days can be at most 365.'],
    ['bills', 'status', 'Draft', 'status: Its status is not known.'],
    ['bills', 'lines.0.taxable', '1000', 'lines[0].taxable: Taxable value must be a number.'],
    ['receipts', 'allocations', [{ billId: 'bill-1' }], 'allocations[0].amount: Amount is missing.'],
    ['creditNotes', 'docNo', undefined, 'docNo: Its document number is missing.'],
    ['company', 'dueDays', -1, 'dueDays: Due After Days cannot be negative.'],
    ['deactivations', 'accountId', 'toString', 'accountId: Its account is none.'],
    ['vehicles', 'charge', 'Free', 'charge: Type is not known.'],
    ['vehicles', 'contact', { at: 'yesterday' }, 'contact.at: Last Contact Time is not a date and a time.'],
    ['vehicles', 'contact', { at: '2026-11-20T10:00', temp: 'cold' }, 'contact.temp: Temp must be a number.'],
    ['vehicles', 'serviced', { on: '2026-11-20', reason: 'Fun' }, 'serviced.reason: Last Service Reason is not known.'],
    ['vehicles', 'past', [{ until: 'long ago', vehicleNo: 'MH 01 AB 1' }], 'past[0].until: Its day is not a date.'],
    ['vehicles', 'closedOn', 'soon', 'closedOn: Closed On is not a date.'],
    ['subscriptions', 'from', 'ever', 'from: Its day is not a date.'],
    [
      'subscriptions',
      'pauses',
      [{ from: '2026-11-01', until: 'ever' }],
      'pauses[0].until: Its last day is not a date.',
    ],
    ['jobs', 'request', null, 'request: Request is missing.'],
    ['jobs', 'request.kind', 'joke', 'request.kind: Its kind is not known.'],
    ['jobs', 'request.required', ['wings'], 'request.required[0]: Choose from the list.'],
    ['jobs', 'approvedDevices', 0, 'approvedDevices: Approved Device Count must be at least 1.'],
    ['deletions', 'reason', [], 'reason: Reason must be a text.'],
    ['additions', 'billing', true, 'billing: Billing is required.'],
    ['requisitions', 'production.sim', null, 'production.sim: A material is missing.'],
    ['careRequests', 'approved', 1, 'approved: Approved must be true or false.'],
    ['messages', 'sentAt', 'now', 'sentAt: Sent At is not a date and a time.'],
    ['messages', 'mobileNumbers', ['1'], 'mobileNumbers[0]: Enter a valid 10-digit number.'],
  ])('of %s whose %s is %j is none: %s', (noun, path, value, reason) => {
    expect(rowChecks[noun](withValue(noun, path, value))).toEqual({ reason });
  });

  test.each<[Noun, string, unknown]>([
    ['vendors', 'address', '4 Link Road\n\nMumbai'],
    ['vendors', 'name', 'Cafe\u0301 \u{1F69A} \u0915\u094D\u200D\u0937'],
    ['vendors', 'name', ' spaced '],
    ['vendors', 'gstFile', { hash: 'a', name: 'gst.heic', type: '', size: 0 }],
  ])('of %s whose %s is %j fits: it was typed', (noun, path, value) => {
    expect(rowChecks[noun](withValue(noun, path, value))).toHaveProperty('row');
  });

  test('loses fields that nobody knows, however deep they are', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const [row] = rowsOf('accounts');
    const validated = rowChecks.accounts({
      ...row,
      deep,
      bill: { ...business.accounts.entities['account-1']?.bill, deep },
    });
    expect(validated).toEqual({ row });
  });

  test('with a hole in a list is none', () => {
    const products = [undefined, 'x'];
    Reflect.deleteProperty(products, 0);
    expect(rowChecks.vendors(withValue('vendors', 'products', products))).toEqual({
      reason: 'products[0]: Product is missing.',
    });
  });

  test('with an endless list is none, and takes no time', () => {
    const products: unknown[] = [];
    products.length = 4_000_000_000;
    expect(rowChecks.vendors(withValue('vendors', 'products', products))).toEqual({
      reason: 'products: The list is too long.',
    });
  });

  describe.each(nouns.map(({ reducerPath }) => reducerPath))('of %s', (noun) => {
    const [first] = rowsOf(noun);
    const places = placesIn(first);

    test('loses what nobody knows, wherever it stands', () => {
      for (const { path } of places.filter(({ value }) => isFields(value) && !isAttachment(value))) {
        const row = changedAt(first, path, (fields) => ({ ...(fields as object), unheardOf: { a: [1] } }));
        expect(rowChecks[noun](row)).toEqual({ row: first });
      }
    });

    test('holds no number without an end, and no list without one', () => {
      const endless: unknown[] = [];
      endless.length = 4_000_000_000;
      const odd = places.flatMap(({ path, value }) => {
        if (typeof value === 'number') return [changedAt(first, path, () => Number.POSITIVE_INFINITY)];
        return Array.isArray(value) ? [changedAt(first, path, () => endless)] : [];
      });
      for (const row of odd) expect(rowChecks[noun](row)).toHaveProperty('reason');
    });

    test('is itself or has a reason against it, whatever it is', () => {
      fc.assert(
        fc.property(fc.jsonValue(), fc.infiniteStream(fc.nat()), (json, dice) => {
          for (const row of [json, damaged(first, json, dice)]) {
            const validated = rowChecks[noun](row);
            const fitting = 'row' in validated ? (validated.row as object) : first;
            // Nothing of it is cast, and what fits stays the very same.
            expect('row' in validated ? row : first).toMatchObject(fitting ?? {});
            const again = rowChecks[noun](fitting);
            expect('row' in again && again.row).toBe(fitting);
            expect('reason' in validated ? validated.reason : 'none').not.toBe('');
          }
        }),
        { numRuns: runs(100) },
      );
    });
  });

  test.each([null, undefined, 5, 'row', [], new Date(0), new Map()])('is not %j', (value) => {
    for (const { reducerPath } of nouns) expect(rowChecks[reducerPath](value)).toHaveProperty('reason');
  });

  test('is validated without a throw whatever it is, and what was found to fit fits again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...nouns.map(({ reducerPath }) => reducerPath)),
        fc.infiniteStream(fc.nat()),
        fc.jsonValue(),
        (noun, dice, json) => {
          const validated = rowChecks[noun](damaged(rowsOf(noun)[0], json, dice));
          const again =
            'row' in validated
              ? rowChecks[noun](validated.row)
              : { reason: validated.reason.replace(PROGRAM_WORDS, '') };
          expect(again).toEqual(validated);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});
