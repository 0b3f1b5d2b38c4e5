import { rowOfTable } from '@/store/kit/table';
import { givenText } from '@/store/kit/typed/typedText';
import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { holderOf } from '@/store/kit/movements/move';
import { checkImei, scannedNumber } from '@/store/kit/scanning/scanned';
import type { Brought, Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { CONFIGURED_ACTIONS, CONFIGURED_NAMES } from '@/store/stock/configured/configured';
import { outOfReach } from '@/store/stock/devices/deviceRules';
import type { StockState } from '@/store/stock/onHand/stockState';
import { pairingRefusal } from '@/store/stock/sims/pairingRefusals';
import { simNumberOf } from '@/store/stock/sims/sim';
import { simNamed } from '@/store/stock/sims/simNamed';
import type { PairedDevice, PairingEdit, PairingRow } from './pairing';

const isChosen = (word: string | undefined) => word !== undefined && word !== 'Select';

/** What a row must be: a device that is known, a SIM, and of an assignment both parts or none. */
const pairingSchema = (stock: StockState) =>
  record({
    imei: line('Device IMEI').test('known', '', (imei, { createError }) => {
      if (!imei || rowOfTable(stock.devices, imei)) return true;
      const { wrong = 'It is not known: receive it, or count it in first.' } = checkImei(imei);
      return createError({ message: `IMEI ${imei}: ${wrong}` });
    }),
    sim: line('Used Sim'),
    action: givenText('Choose an action.')
      .oneOf(CONFIGURED_ACTIONS, 'Choose an action.')
      .test(
        'both',
        'Choose an action.',
        (action, { parent }) => isChosen(action) || !isChosen((parent as PairingRow).selectName),
      ),
    selectName: givenText('Choose a name.')
      .oneOf(CONFIGURED_NAMES, 'Choose a name.')
      .test('both', 'Choose a name.', (name, { parent }) => isChosen(name) || !isChosen((parent as PairingRow).action)),
  });

/** The number that a typed SIM is known by; what names none stays as it was typed. */
function simText(stock: StockState, typed: string): string {
  const sim = simNamed(stock, typed);
  return sim ? simNumberOf(sim) : scannedNumber(typed);
}

/** Devices with their SIMs, as people bring them along in a file or paste them: an IMEI and a SIM a line. */
export const pairingImportable = (stock: StockState): Importable<PairingRow, PairedDevice> => ({
  one: 'device',
  many: 'devices',
  columns: [
    {
      key: 'imei',
      title: 'Device IMEI',
      kind: 'identifier',
      synonyms: ['IMEI', 'IMEI No', 'IMEI Number', 'Device'],
      cleaned: scannedNumber,
    },
    {
      key: 'sim',
      title: 'Used Sim',
      kind: 'identifier',
      synonyms: ['SIM', 'SIM No', 'SIM Number', 'ICCID', 'SIM Card', 'SIM Card No', 'MSISDN', 'Mobile Number'],
      cleaned: (typed) => simText(stock, typed),
    },
    { key: 'action', title: 'Action', kind: 'text', synonyms: [], optional: true, words: CONFIGURED_ACTIONS },
    {
      key: 'selectName',
      title: 'Select Name',
      kind: 'text',
      synonyms: ['Name'],
      optional: true,
      words: CONFIGURED_NAMES,
    },
  ],
  schema: pairingSchema(stock),
  knownBy: [{ column: 'imei', compared: scannedNumber }],
  once: [{ column: 'sim', compared: (typed) => simText(stock, typed) }],
  pasted: 'A device’s IMEI and its SIM, by its number or its card’s, with a tab, a comma or a space between.',
  fieldsOf: ({ imei = '', sim = '', action, selectName }) => ({ imei, sim, action, selectName }),
  refused(draft, known) {
    if (!known || known.sim === draft.sim) return {};
    const away = outOfReach(stock, known.device);
    const refusal = pairingRefusal(stock, holderOf(known.device), simNamed(stock, draft.sim), draft.sim);
    return { ...(away && { imei: away.reason }), ...(!away && refusal && { sim: refusal.reason }) };
  },
  examples: [{ imei: '864001000000017', sim: '5754000000077', action: 'Branches', selectName: 'Delhi' }],
});

/** What validated rows bring to the devices. */
export const pairingsOf =
  (stock: StockState) =>
  (rows: readonly ValidatedRow<PairingRow, PairedDevice>[]): Brought<never, PairingEdit> => ({
    added: [],
    edits: rows.flatMap(({ validation, draft, known }): PairingEdit[] => {
      if (validation !== 'Changed' || !draft || !known) return [];
      const { sim: number, action = 'Select', selectName = 'Select' } = draft;
      const sim = number === known.fields.sim ? undefined : simNamed(stock, number)?.id;
      const isAssigned = isChosen(action) && (action !== known.fields.action || selectName !== known.fields.selectName);
      return [
        {
          device: known.record.device.id,
          ...(sim !== undefined && { sim }),
          ...(isAssigned && { to: { action, selectName } }),
        },
      ];
    }),
  });
