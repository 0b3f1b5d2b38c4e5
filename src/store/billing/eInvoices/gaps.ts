import { formatCount } from '@/format';
import type { Recipient } from '@/store/billing/bills/bill';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { isDeliveredElsewhere } from '@/store/billing/papers/parties';
import { CLIENT_TITLES } from '@/store/clients/accounts/clientChange';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithPlaces } from '@/store/billing/transfers/registration';
import { PORTAL_NUMBER } from '@/store/kit/docNumbers';
import { pinWarning } from '@/store/kit/typed/pinCodes';
import { gstinWarning } from '@/store/kit/typed/taxWarnings';
import type { Registration } from '@/store/stock/challans/consignment';
import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import { itemsOf, MOST_ITEMS } from './items';
import { buyerOf, supplierOf } from './parties';
import { portalText } from './portalText';
import type { Reported } from './reported';
import { againOf, CLIENT, sidesOf, type Mending, type Side } from './sides';

/** What keeps a document from the portal, in a sentence, and where that is mended, if it can be. */
export interface Gap {
  what: string;
  mend?: Mending;
}

/** The least letters of a name or a town that the portal takes. */
const LEAST_LETTERS = 3;
const isShort = (text = ''): boolean => portalText(text, LEAST_LETTERS).length < LEAST_LETTERS;
const isBlank = (text = ''): boolean => text.trim() === '';

const OURS = [
  ['name', isShort],
  ['gstin', isBlank],
  ['address', isBlank],
  ['town', isShort],
  ['pinCode', isBlank],
] as const;

const THEIRS = [
  ['name', 'billingName', isShort],
  ['address', 'billingAddress', isBlank],
  ['town', 'town', isShort],
  ['pinCode', 'pinCode', isBlank],
] as const;

const DELIVERED = [
  ['deliveryTown', isShort],
  ['deliveryPin', isBlank],
] as const;

const listed = (names: readonly string[]): string => names.join(', ');

const missing = ({ whose, mend }: Side, names: readonly string[]): Gap[] =>
  names.length === 0 ? [] : [{ what: `${whose}: ${listed(names)} missing.`, mend }];

const missingOfOurs = (side: Side, party: Registration): Gap[] =>
  missing(
    side,
    OURS.flatMap(([field, isNone]) => (isNone(party[field]) ? [COMPANY_LABELS[field]] : [])),
  );

function missingOfClient(buyer: Recipient, isElsewhere: boolean): Gap[] {
  const own = THEIRS.flatMap(([field, title, isNone]) => (isNone(buyer[field]) ? [CLIENT_TITLES[title]] : []));
  const delivered = DELIVERED.flatMap(([field, isNone]) => (isNone(buyer[field]) ? [CLIENT_TITLES[field]] : []));
  return missing(CLIENT, isElsewhere ? [...own, ...delivered] : own);
}

/** That a GST number is wrongly written, its check character too: the portal refuses it (error 3028). */
function wrongNumber({ whose, mend }: Side, gstin: string, cure = ''): Gap[] {
  const wrong = gstinWarning(gstin);
  return wrong === undefined ? [] : [{ what: `${whose}: ${wrong}${cure}`, mend }];
}

/** That a PIN code is none of the state that its party is registered in: the portal refuses it (error 3039). */
const wrongPin = ({ whose, mend }: Side, { pinCode = '', gstin }: Pick<Recipient, 'pinCode' | 'gstin'>): Gap[] => {
  const what = pinWarning(pinCode, gstin.slice(0, 2));
  return what === undefined ? [] : [{ what: `${whose}: ${what}`, mend }];
};

/** That the portal takes no number that begins with 0: of a transfer its place gives another by now. */
const zeroNumber = (reported: Reported): Gap =>
  reported.transfer
    ? {
        what: `The portal takes no number that begins with 0: ${againOf(reported)}, or ask your accountant where its goods are accepted.`,
      }
    : {
        what: 'The portal takes no number that begins with 0: choose another series for later ones, cancel this one and issue it again.',
        mend: 'company',
      };

/** That the portal's own answer lacks the code that must be on paper (rule 46(r) of the CGST Rules). */
export const codeMissing = ({ eInvoice }: WithEInvoice): Gap[] =>
  eInvoice?.registration?.qr === ''
    ? [{ what: 'The signed QR code: download this e-invoice from the portal, and take in the answer again.' }]
    : [];

/** What keeps a document from the portal: what nobody has told yet, and what it would refuse; none where nothing does. */
export function gapsOf(state: WithAccounts & WithPlaces, reported: Reported): Gap[] {
  const { document, bill, transfer } = reported;
  const [ours, theirs] = sidesOf(state, reported);
  const again = againOf(reported);
  const [supplier, buyer] = [supplierOf(state, reported), buyerOf(state, reported)];
  const items = itemsOf(document);
  const short = [...new Set(items.map(({ HsnCd }) => HsnCd))].filter((hsn) => hsn.length < 6);
  return [
    ...missingOfOurs(ours, supplier),
    ...(transfer ? missingOfOurs(theirs, buyer) : missingOfClient(buyer, isDeliveredElsewhere(bill))),
    ...wrongNumber(ours, supplier.gstin),
    ...wrongNumber(theirs, buyer.gstin, ` Then ${again}.`),
    ...wrongPin(ours, supplier),
    ...wrongPin(theirs, buyer),
    ...(supplier.gstin === buyer.gstin && buyer.gstin !== ''
      ? [{ what: 'The client has our own GST number.', mend: 'client' as const }]
      : []),
    ...(PORTAL_NUMBER.test(document.docNo) ? [] : [zeroNumber(reported)]),
    ...short.map((hsn): Gap =>
      transfer
        ? {
            what: `${hsn} has ${hsn.length} digits of 6: ${again} with six, or ask your accountant where its goods are accepted.`,
          }
        : { what: `${hsn} has ${hsn.length} digits of 6: set it for later bills, ${again}.`, mend: 'company' },
    ),
    ...(items.length > MOST_ITEMS
      ? [
          {
            what: `It has ${formatCount(items.length)} different lines, and the portal takes ${formatCount(MOST_ITEMS)}: cancel it, and issue it in parts.`,
          },
        ]
      : []),
    ...(items.some(({ AssAmt }) => AssAmt < 0)
      ? [{ what: 'It takes off more of an HSN or SAC than it bills of it: the portal takes no amount below zero.' }]
      : []),
  ];
}
