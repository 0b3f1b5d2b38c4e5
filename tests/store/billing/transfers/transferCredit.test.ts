import { describe, expect, test } from 'vitest';
import { paths } from '@/paths';
import { challanPapers } from '@/store/billing/papers/challanPapers';
import { BEING_NUMBERED } from '@/store/billing/papers/paper';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { openCredit } from '@/store/billing/transfers/creditRules';
import { businessOf } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { challanAnswered, challanOffered, transferCredited } from '@/store/facts/challans';
import { STORE } from '@/store/kit/movements/holder';
import type { LineAnswer, OfferedLine } from '@/store/stock/challans/challan';
import { transferCreditId } from '@/store/stock/challans/consignment';
import { done, reasonOf } from '../../../support/said';
import { imeiOfDevice } from '../../../support/stock';
import { DELHI, registeredBusiness } from '../../../support/transfers';

const ON = '2026-11-21';
const NONE: ReadonlySet<string> = new Set();
const LINES: OfferedLine[] = [
  { device: imeiOfDevice(4), qty: 1 },
  { device: imeiOfDevice(1), qty: 1 },
  { goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' }, qty: 7 },
];
const DECLARED = [
  { product: 'OBD tracker', hsn: '852691', value: 1499.99 },
  { product: 'Relay, RL-12', hsn: '853641', value: 33.33 },
];
type Answer = Pick<LineAnswer, 'outcome' | 'accepted'>;
const ALL: Answer = { outcome: 'Accepted' };
const DECLINED: Answer = { outcome: 'Declined' };

function answered(...answers: readonly Answer[]) {
  const store = createStore(registeredBusiness);
  const fact = challanOffered({ from: STORE, to: DELHI, lines: LINES, declared: DECLARED }, ON);
  done(store.dispatch(fact));
  const challan = () => {
    const row = store.getState().challans.entities[fact.payload.id];
    if (!row) throw new Error('not offered');
    return row;
  };
  const given = answers.flatMap((answer, line): LineAnswer[] => {
    const offered = LINES[line];
    return offered ? [{ ...offered, line, ...answer, ...(answer !== ALL && { reason: 'Wet' }) }] : [];
  });
  const said = done(store.dispatch(challanAnswered(challan(), given, ON)));
  const credit = (on = ON) => store.dispatch(transferCredited(challan(), on));
  return { store, challan, said, credit };
}

describe('what of a tax invoice was not accepted', () => {
  test('is credited by product to the paisa, as the invoice less what was kept comes to', () => {
    const { challan, credit } = answered(ALL, DECLINED, { outcome: 'Short', accepted: 4 });
    done(credit());
    expect(challan().credit).toEqual({
      docNo: '271C/26-27/00001',
      on: ON,
      goods: [
        { product: 'OBD tracker', lines: [0, 1], qty: 1, hsn: '852691', value: 1499.99, taxable: 1499.99 },
        { product: 'Relay, RL-12', lines: [2], qty: 3, hsn: '853641', value: 33.33, taxable: 99.99 },
      ],
      taxes: [
        { hsn: '852691', taxable: 1499.99, cgst: 0, sgst: 0, igst: 270 },
        // 42.00 on all seven less 24.00 on the four that were kept.
        { hsn: '853641', taxable: 99.99, cgst: 0, sgst: 0, igst: 18 },
      ],
      roundOff: 0.02,
      total: 1888,
    });
  });

  test('is all of it where nothing was accepted: the credit note comes to the invoice', () => {
    const { challan, credit } = answered(DECLINED, DECLINED, DECLINED);
    done(credit());
    const { credit: given, consignment } = challan();
    expect([given?.total, given?.taxes]).toEqual([consignment?.invoice?.total, consignment?.invoice?.taxes]);
  });

  test('stands on a paper of its own, without its number before that is given for good', () => {
    const { store, challan, credit } = answered(ALL, DECLINED, ALL);
    done(credit());
    const [, paper] = challanPapers(businessOf(store.getState()), challan(), NONE);
    expect(paper).toMatchObject({ title: 'Credit Note', docNo: '271C/26-27/00001' });
    expect(paper?.facts).toContainEqual({ label: 'Against Invoice', value: '271/26-27/000001' });
    const waiting = new Set([transferCreditId(challan().id)]);
    const [invoice, early] = challanPapers(businessOf(store.getState()), challan(), waiting);
    expect(invoice?.docNo).toBe('271/26-27/000001');
    expect(early?.facts[0]?.value).toBe(BEING_NUMBERED);
  });

  test('is taken off in the return of its own month, with its quantity', () => {
    const { store, challan, credit } = answered(ALL, ALL, { outcome: 'Short', accepted: 4 });
    const missing = () => selectFiling(store.getState(), '2026-11', NONE).missing.map(({ what }) => what);
    expect(missing()).toEqual([expect.stringContaining('issue the credit note on challan')]);
    expect(selectFiling(store.getState(), '2026-11', NONE).missing.map(({ mend }) => mend?.to)).toEqual([
      paths.stocks.challanOf(challan().number),
    ]);
    done(credit('2026-12-02'));
    expect(missing()).toEqual([]);
    const december = selectFiling(store.getState(), '2026-12', NONE);
    expect(december.credits).toMatchObject([
      { docNo: '271C/26-27/00001', billNo: '271/26-27/000001', taxable: 99.99, igst: 18 },
    ]);
    expect(december.hsn).toMatchObject([{ hsn: '853641', quantity: -3, taxable: -99.99 }]);
    expect(december.difference).toBe(0);
    expect(december.documents.map(({ nature, from }) => [nature, from])).toContainEqual([
      'Credit notes',
      '271C/26-27/00001',
    ]);
  });
});

describe('a credit note over a transfer', () => {
  test('is due once every line is answered, and only once', () => {
    const waiting = answered(DECLINED, ALL);
    expect(openCredit(waiting.challan())).toBeUndefined();
    expect(reasonOf(waiting.credit())).toContain('every line is answered first');
    const whole = answered(ALL, ALL, ALL);
    expect(openCredit(whole.challan())).toBeUndefined();
    expect(reasonOf(whole.credit())).toContain('was accepted');
    const declined = answered(ALL, ALL, DECLINED);
    expect(openCredit(declined.challan())).toBeDefined();
    done(declined.credit());
    expect(openCredit(declined.challan())).toBeUndefined();
    expect(reasonOf(declined.credit())).toContain('has the credit note 271C/26-27/00001 already');
  });

  test('is not given before the answer, nor after the last day on which it takes GST off', () => {
    const { credit } = answered(ALL, ALL, DECLINED);
    expect(reasonOf(credit('2026-11-20'))).toContain('was answered after that day');
    expect(reasonOf(credit('2027-12-01'))).toContain('The last day to take the GST');
  });

  test('keeps its number: neither it nor the answer that it goes by is taken back', () => {
    const { said, credit } = answered(ALL, ALL, DECLINED);
    const given = done(credit());
    expect(given.undo?.()).toMatchObject({ done: false, reason: expect.stringContaining('keeps its number') });
    expect(said.undo?.()).toMatchObject({ done: false, reason: expect.stringContaining('keeps its number') });
  });
});
