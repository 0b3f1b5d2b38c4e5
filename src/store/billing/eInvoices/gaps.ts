import { formatCount } from '@/format';
import type { Recipient } from '@/store/billing/bills/bill';
import type { WithCompany } from '@/store/billing/company/company';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { isDeliveredElsewhere } from '@/store/billing/papers/parties';
import { CLIENT_TITLES } from '@/store/clients/accounts/clientChange';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { PORTAL_NUMBER } from '@/store/kit/docNumbers';
import { pinWarning } from '@/store/kit/typed/pinCodes';
import { gstinWarning } from '@/store/kit/typed/taxWarnings';
import type { WithEInvoice } from './eInvoice';
import { itemsOf, MOST_ITEMS } from './items';
import { buyerOf, supplierOf } from './parties';
import { portalText } from './portalText';
import type { Reported } from './reported';

/** What keeps a document from the portal, in a sentence, and where that is mended, if it can be. */
export interface Gap {
  what: string;
  mend?: 'company' | 'client';
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

const missing = (whose: string, names: readonly string[], mend: 'company' | 'client'): Gap[] =>
  names.length === 0 ? [] : [{ what: `${whose}: ${listed(names)} missing.`, mend }];

function missingOfClient(buyer: Recipient, isElsewhere: boolean): Gap[] {
  const own = THEIRS.flatMap(([field, title, isNone]) => (isNone(buyer[field]) ? [CLIENT_TITLES[title]] : []));
  const delivered = DELIVERED.flatMap(([field, isNone]) => (isNone(buyer[field]) ? [CLIENT_TITLES[field]] : []));
  return missing('Client', isElsewhere ? [...own, ...delivered] : own, 'client');
}

/** That a GST number is wrongly written, its check character too: the portal refuses it (error 3028). */
function wrongNumbers(supplier: string, buyer: string): Gap[] {
  const [ours, theirs] = [supplier, buyer].map(gstinWarning);
  return [
    ...(ours === undefined ? [] : [{ what: `Company: ${ours}`, mend: 'company' as const }]),
    ...(theirs === undefined
      ? []
      : [{ what: `Client: ${theirs} Then cancel this one and bill again.`, mend: 'client' as const }]),
  ];
}

/** That a PIN code is none of the state that its party is registered in: the portal refuses it (error 3039). */
const wrongPin = (
  whose: string,
  { pinCode = '', gstin }: Pick<Recipient, 'pinCode' | 'gstin'>,
  mend: 'company' | 'client',
): Gap[] => {
  const what = pinWarning(pinCode, gstin.slice(0, 2));
  return what === undefined ? [] : [{ what: `${whose}: ${what}`, mend }];
};

/** That the portal's own answer lacks the code that must be on paper (rule 46(r) of the CGST Rules). */
export const codeMissing = ({ eInvoice }: WithEInvoice): Gap[] =>
  eInvoice?.registration?.qr === ''
    ? [{ what: 'The signed QR code: download this e-invoice from the portal, and take in the answer again.' }]
    : [];

/** What keeps a document from the portal: what nobody has told yet, and what it would refuse; none where nothing does. */
export function gapsOf(state: WithAccounts & WithCompany, reported: Reported): Gap[] {
  const { document, bill } = reported;
  const [supplier, buyer] = [supplierOf(state, reported), buyerOf(state, reported)];
  const items = itemsOf(document);
  const short = [...new Set(items.map(({ HsnCd }) => HsnCd))].filter((hsn) => hsn.length < 6);
  return [
    ...missing(
      'Company',
      OURS.flatMap(([field, isNone]) => (isNone(supplier[field]) ? [COMPANY_LABELS[field]] : [])),
      'company',
    ),
    ...missingOfClient(buyer, isDeliveredElsewhere(bill)),
    ...wrongNumbers(supplier.gstin, buyer.gstin),
    ...wrongPin('Company', supplier, 'company'),
    ...wrongPin('Client', buyer, 'client'),
    ...(supplier.gstin === buyer.gstin && buyer.gstin !== ''
      ? [{ what: 'The client has our own GST number.', mend: 'client' as const }]
      : []),
    ...(PORTAL_NUMBER.test(document.docNo)
      ? []
      : [
          {
            what: 'The portal takes no number that begins with 0: choose another series for later ones, cancel this one and issue it again.',
            mend: 'company' as const,
          },
        ]),
    ...short.map((hsn): Gap => ({
      what: `${hsn} has ${hsn.length} digits of 6: set it for later bills, cancel this one and bill again.`,
      mend: 'company',
    })),
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
