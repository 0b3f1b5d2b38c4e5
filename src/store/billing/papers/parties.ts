import { isToSez, SEZ_UNPAID } from '@/store/clients/accounts/gstTreatment';
import type { Amounts, IssuedBill, Recipient } from '@/store/billing/bills/bill';
import { isOfUnregistered } from '@/store/billing/bills/billAmounts';
import { unitCodeOf } from '@/store/billing/bills/units';
import { inHalves } from '@/store/billing/bills/recipient';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { stateNamed } from '@/store/kit/typed/taxIds';
import { listedText } from '@/store/kit/words';
import type { PaperFact, PaperParty } from './paper';

const NOT_GIVEN = 'Not given';

/**
 * The company's details that a document shows: those it kept, or where nobody had told any when it was issued the first that
 * were, so that what is told later changes nothing on it.
 */
export function companyOfRecord(state: WithCompany, companyId: string | undefined): Company {
  const { ids, entities } = state.company;
  const kept = entities[companyId ?? ''] ?? entities[ids[0] ?? ''];
  return kept ?? companyNow(state);
}

const given = (label: string, value: string): PaperFact[] => (value === '' ? [] : [{ label, value }]);

/** A state as tax knows it: `Maharashtra (27)`. */
export const stateText = (code: string): string => `${stateNamed(code) ?? 'State'} (${code})`;

const taxFacts = ({
  gstin,
  stateCode,
  treatment,
}: Pick<Recipient, 'gstin' | 'stateCode' | 'treatment'>): PaperFact[] => [
  { label: 'GSTIN', value: gstin || (treatment === 'Unregistered' ? treatment : NOT_GIVEN) },
  { label: 'State', value: stateCode === '' ? NOT_GIVEN : stateText(stateCode) },
];

/** How a document told whether we had a GST number: by its taxes, as it stays what it was. */
type Taxed = Pick<Amounts, 'taxes'>;

const standingIn = (document: Taxed | undefined): Pick<Recipient, 'treatment'> =>
  document && isOfUnregistered(document) ? { treatment: 'Unregistered' } : {};

/** Whom a paper is from, by the document that it shows where that has taxes; without a name it bears the product's. */
export const supplierParty = (company: Company, document?: Taxed): PaperParty => ({
  label: 'From',
  name: company.name || 'Trackyard',
  address: company.address,
  ...(company.logo && { logo: company.logo }),
  facts: [
    ...taxFacts({ ...company, ...standingIn(document) }),
    ...given('PAN', company.panNo),
    ...given('Phone', company.phone),
    ...given('Email', company.email),
  ],
});

/** Whom a paper is for. */
export const recipientParty = (label: string, recipient: Recipient): PaperParty => ({
  label,
  name: recipient.name,
  address: recipient.address,
  facts: taxFacts(recipient),
});

/** Whether goods of a bill go elsewhere than its address. */
export const isDeliveredElsewhere = ({
  lines,
  recipient: { address, deliveryAddress = '' },
}: Pick<IssuedBill, 'lines' | 'recipient'>): boolean =>
  deliveryAddress !== '' &&
  deliveryAddress !== address &&
  lines.some(({ kind, hsn }) => kind === 'Hardware' && unitCodeOf(hsn) !== 'NA');

/** Whom a bill is for, and where its goods go, if elsewhere (rule 46(o) of the CGST Rules). */
export function withDelivery(party: PaperParty, bill: Pick<IssuedBill, 'lines' | 'recipient'>): PaperParty {
  if (!isDeliveredElsewhere(bill)) return party;
  const { deliveryAddress, deliveryTown, deliveryPin } = bill.recipient;
  const value = [deliveryAddress, deliveryTown, deliveryPin].filter(Boolean).join(', ');
  return { ...party, facts: [...party.facts, { label: 'Deliver To', value }] };
}

/** Where a supply counts as made: said only where it is known to be one to another state, as one to an SEZ always is. */
export const placeOfSupply = (company: Pick<Company, 'stateCode'>, recipient: Recipient): PaperFact[] =>
  recipient.stateCode === '' || inHalves(company, recipient)
    ? []
    : [{ label: 'Place of Supply', value: stateText(recipient.stateCode) }];

/** What an invoice to an SEZ must say (rule 46 of the CGST Rules, third proviso). */
export const supplyWords = ({ treatment }: Pick<Recipient, 'treatment'>): string[] =>
  isToSez(treatment)
    ? [
        `SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ${treatment === SEZ_UNPAID ? 'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX' : 'ON PAYMENT OF INTEGRATED TAX'}`,
      ]
    : [];

const NEEDED = { name: 'name', address: 'address', gstin: 'GST number', stateCode: 'state' } as const;

function missingOf(whose: string, party: Pick<Recipient, keyof typeof NEEDED | 'treatment'>): string[] {
  const names = (Object.keys(NEEDED) as (keyof typeof NEEDED)[])
    .filter((field) => party[field].trim() === '' && !(field === 'gstin' && party.treatment === 'Unregistered'))
    .map((field) => NEEDED[field]);
  return names.length === 0 ? [] : [`${whose} ${listedText(names)} ${names.length === 1 ? 'is' : 'are'} not known.`];
}

/** What a document should say of both and cannot, in words. */
export const missingWords = (company: Company, recipient: Recipient, document?: Taxed): string[] => [
  ...missingOf('The supplier’s', { ...company, ...standingIn(document) }),
  ...missingOf('The recipient’s', recipient),
];

/** Where money may be sent. */
export const bankPaperFacts = ({ name, bankName, bankAccountNo, ifsc, upiId }: Company): PaperFact[] => [
  ...(bankAccountNo === '' ? [] : given('Account Name', name)),
  ...given('Bank', bankName),
  ...given('Account Number', bankAccountNo),
  ...given('IFSC', ifsc),
  ...given('UPI ID', upiId),
];

/** Who signs for the company. */
export const signedFor = ({ name }: Company): string => `For ${name || 'Trackyard'}, Authorised Signatory`;
