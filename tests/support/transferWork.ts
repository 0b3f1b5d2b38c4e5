// Facts that people may say one after another of what goes between our own GST numbers, and of the e-invoices over it.
import { answersTo, type Draw } from './stockWork';
import { answerAbout } from './eInvoices';
import { DELHI, NASHIK, OTHER_GSTIN, OUR_GSTIN, PUNE } from './transfers';
import { companyNow } from '@/store/billing/company/company';
import { documentNamed } from '@/store/billing/eInvoices/reported';
import { openCredit } from '@/store/billing/transfers/creditRules';
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { challanAnswered, challanCancelled, challanOffered, transferCredited } from '@/store/facts/challans';
import { companyChanged } from '@/store/facts/company';
import { monthClosed } from '@/store/facts/periods';
import { STORE } from '@/store/kit/movements/holder';
import { isInvoiced, isOpenChallan } from '@/store/stock/challans/challan';
import { transferCreditId } from '@/store/stock/challans/consignment';

/** The months in which all of it is said, of which the first may be closed. */
export const TRANSFER_MONTHS = ['2027-03', '2027-04'] as const;
const DAYS = ['2027-03-30', '2027-03-31', '2027-04-01', '2027-04-20'] as const;
const PLACES = [STORE, STORE, DELHI, PUNE, NASHIK] as const;
const RELAY = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };

const oneOf = <Item>(items: readonly Item[], draw: Draw): Item | undefined => items[draw(items.length)];

/** The tax invoices over transfers, and the credit notes on them, each as a document of the portal. */
export const transferDocuments = (business: Business) =>
  Object.values(business.challans.entities)
    .filter(isInvoiced)
    .flatMap(({ id }) => [id, transferCreditId(id)])
    .flatMap((id) => documentNamed(business, id)?.document ?? []);

type Kind = (business: Business, draw: Draw, on: string) => Fact | undefined;

const offers: Kind = ({ devices }, draw, on) =>
  challanOffered(
    {
      from: oneOf(PLACES, draw) ?? STORE,
      to: oneOf(PLACES, draw) ?? DELHI,
      lines: [
        ...(draw(3) === 0 ? [{ device: oneOf(devices.ids, draw) ?? '', qty: 1 }] : []),
        { goods: RELAY, qty: 1 + draw(3) },
      ],
      declared: [
        { product: 'OBD tracker', hsn: '852691', value: 1 + draw(300_000) / 100 },
        { product: 'Relay, RL-12', hsn: '853641', value: 1 + draw(20_000) / 100 },
      ],
    },
    on,
  );

const answers: Kind = ({ challans }, draw, on) => {
  const challan = oneOf(Object.values(challans.entities).filter(isOpenChallan), draw);
  return challan && challanAnswered(challan, answersTo(challan.lines, draw), on);
};

const credits: Kind = ({ challans }, draw, on) => {
  const challan = oneOf(
    Object.values(challans.entities).filter((one) => openCredit(one) !== undefined),
    draw,
  );
  return challan && transferCredited(challan, on);
};

const KINDS: readonly Kind[] = [
  offers,
  offers,
  offers,
  answers,
  answers,
  ({ challans }, draw, on) => {
    const challan = oneOf(Object.values(challans.entities).filter(isOpenChallan), draw);
    return challan && draw(3) === 0 ? challanCancelled(challan, on) : undefined;
  },
  credits,
  credits,
  (business, draw, on) => {
    const documents = transferDocuments(business).filter(() => draw(2) === 0);
    return documents.length > 0 ? eInvoiceFileMade(documents, on) : undefined;
  },
  (business, draw, on) => {
    const document = oneOf(transferDocuments(business), draw);
    return document && eInvoiceRegistered({ ...answerAbout(business, document.id), ackDate: `${on} 14:03:11` });
  },
  (business, draw, on) => {
    const document = oneOf(transferDocuments(business), draw);
    return document && eInvoiceCancelled({ id: document.id, reason: 'Other', remark: 'Wrong', at: `${on}T15:00` });
  },
  (business, draw) => {
    const { gstin } = companyNow(business);
    return draw(2) === 0
      ? companyChanged({ was: { gstin }, to: { gstin: gstin === OUR_GSTIN ? OTHER_GSTIN : OUR_GSTIN } })
      : monthClosed(TRANSFER_MONTHS[0], '2027-04-20');
  },
];

/** Such a fact, right or wrong, that somebody who sees this business might say. */
export const transferFactOf = (business: Business, draw: Draw): Fact | undefined =>
  oneOf(KINDS, draw)?.(business, draw, oneOf(DAYS, draw) ?? DAYS[0]);
