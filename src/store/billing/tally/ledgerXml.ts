import type { OwnLedger } from './ledgers';
import { registrationOf, tallyDate } from './values';
import type { Party } from './voucher';
import { element, type Element } from './xml';

/** The ledger of a party, as it stood on its last voucher; its address and registration hold from an ISO date on. */
export function partyXml(party: Party, since: string): Element {
  const { ledger, name, gstin, state, address, pinCode } = party;
  const from = element('APPLICABLEFROM', tallyDate(since));
  const stateNames = (tag: string) => (state === '' ? [] : [element(tag, state)]);
  return element(
    'LEDGER',
    [
      element('NAME', ledger),
      element('PARENT', 'Sundry Debtors'),
      element('ISBILLWISEON', 'Yes'),
      element('COUNTRYOFRESIDENCE', 'India'),
      ...stateNames('LEDSTATENAME'),
      element('GSTREGISTRATIONTYPE', registrationOf(party)),
      ...(gstin === '' ? [] : [element('PARTYGSTIN', gstin)]),
      element('LEDMAILINGDETAILS.LIST', [
        from,
        element('MAILINGNAME', name),
        element(
          'ADDRESS.LIST',
          address.split('\n').map((row) => element('ADDRESS', row)),
        ),
        ...stateNames('STATE'),
        element('COUNTRY', 'India'),
        ...(pinCode === '' ? [] : [element('PINCODE', pinCode)]),
      ]),
      element('LEDGSTREGDETAILS.LIST', [
        from,
        element('GSTREGISTRATIONTYPE', registrationOf(party)),
        ...stateNames('STATE'),
        ...stateNames('PLACEOFSUPPLY'),
        ...(gstin === '' ? [] : [element('GSTIN', gstin)]),
      ]),
    ],
    { NAME: ledger, ACTION: 'Create' },
  );
}

/** A ledger that is no party. */
export const ownXml = ({ name, parent, duty }: OwnLedger): Element =>
  element(
    'LEDGER',
    [
      element('NAME', name),
      element('PARENT', parent),
      ...(duty === undefined ? [] : [element('TAXTYPE', 'GST'), element('GSTDUTYHEAD', duty)]),
    ],
    { NAME: name, ACTION: 'Create' },
  );
