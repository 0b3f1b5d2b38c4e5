import { describe, expect, test } from 'vitest';
import { additionSchema } from '@/store/vehicles/additions/additionSchema';
import { additionWarnings } from '@/store/vehicles/additions/additionWarnings';
import { careRequestOf, careRequestSchema } from '@/store/care/requisitions/careRequestSchema';
import { overWarning } from '@/store/kit/schema/careRules';
import { deletionDateWarning } from '@/store/vehicles/deletions/deletionWarnings';
import { deletionSchema, vehicleDeletionSchema } from '@/store/vehicles/deletions/deletionSchema';
import { materialNotes, materialsText } from '@/features/care/MaterialsText';
import { requisitionOf, requisitionSchema } from '@/store/care/requisitions/requisitionSchema';
import {
  addition,
  additionDraft,
  careRequestDraft,
  deletionDraft,
  materials,
  requisitionDraft,
} from '../../../support/care';
import { messages } from '../../../support/messages';

describe('the Delete Vehicle dialog', () => {
  test.each([
    ['status', undefined, 'Status is required.'],
    ['status', 'Gone', 'Choose from the list.'],
    ['status', 'StopGPS', undefined],
    ['reason', '  ', 'Reason is required.'],
    ['simDeactivation', undefined, 'SIM Deactivation is required.'],
    ['simDeactivation', 'No', undefined],
    ['deletionDate', '', 'Deletion Date is required.'],
    ['deletionDate', '12026-11-20', 'Deletion Date is not a date.'],
    ['deletionDate', '2026-11-09', undefined],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(deletionSchema, { ...deletionDraft, [field]: value })[field]).toBe(message);
  });

  test.each([
    ['2026-11-20', undefined],
    ['2026-11-21', 'Deletion Date cannot be in the future.'],
  ])('on 20 Nov 2026 answers the day %s with %j', (deletionDate, message) => {
    expect(messages(vehicleDeletionSchema('2026-11-20'), { ...deletionDraft, deletionDate }).deletionDate).toBe(
      message,
    );
  });

  test.each([
    ['2026-11-09', 'This is before 10 Nov 2026, the date of the record.'],
    ['2026-11-10', undefined],
    ['', undefined],
  ])('warns of the day %j with %j', (deleted, warning) => {
    expect(deletionDateWarning(deleted, { date: '2026-11-10' })).toBe(warning);
  });
});

describe('the dialog of a new device', () => {
  test('is complete as it stands, trimmed, its number in capitals', () => {
    expect(messages(additionSchema, additionDraft())).toEqual({});
    const typed = additionDraft({ vehicleNo: ' mh 12 Ef 1001 ', imei: '35 209900 176148 1 ' });
    expect(additionSchema.cast(typed)).toEqual(additionDraft());
  });

  test.each([
    ['date', '', 'Date is required.'],
    ['date', 'today', 'Date is not a date.'],
    ['clientName', ' ', 'Client Name is required.'],
    ['company', '', 'Company is required.'],
    ['vehicleNo', '', 'Vehicle No is required.'],
    ['vehicleNo', 'new truck', undefined],
    ['imei', '', 'IMEI is required.'],
    ['imei', '123', undefined],
    ['deviceType', 'Phone', 'Choose from the list.'],
    ['billing', undefined, 'Billing is required.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(additionSchema, { ...additionDraft(), [field]: value })[field]).toBe(message);
  });

  const listed = [addition(1)];
  const askNobody = () => ({ known: false, says: undefined });
  const repeated = 'Already in this list: MH 12 EF 1001 of Konkan Carriers. Check for a typing mistake.';

  test.each([
    ['vehicleNo', 'mh12ef1001', undefined, repeated],
    ['vehicleNo', 'MH 12 EF 1001', 'addition-1', undefined],
    ['vehicleNo', 'MH 12 EF 1002', undefined, undefined],
    [
      'vehicleNo',
      'MH',
      undefined,
      'Vehicle numbers look like MH 12 AB 1234 or 22 BH 1234 AA. Check for a typing mistake.',
    ],
    ['vehicleNo', '', undefined, undefined],
    ['imei', '352099001761481', undefined, repeated],
    ['imei', '35 209900 176148 1', undefined, repeated],
    ['imei', '352099001761481', 'addition-1', undefined],
    ['imei', '35209900176148', undefined, 'An IMEI has 15 digits. Check for a missing or an extra one.'],
    ['imei', '490154203237518', undefined, undefined],
  ] as const)('warns of %s %j, typed for row %j, with %j', (field, typed, own, warning) => {
    expect(additionWarnings(listed, own, askNobody)[field](typed, {})).toBe(warning);
  });
});

const rows = requisitionSchema.getDefault().production;

const withMaterial = (index: number, row: object) => rows.map((one, at) => (at === index ? { ...one, ...row } : one));

describe('the materials of a form', () => {
  const production = (index: number, row: object) => ({ ...requisitionDraft, production: withMaterial(index, row) });

  test.each([
    [0, { qty: '', description: '' }, {}],
    [0, { qty: '0', description: '2 m' }, {}],
    [3, { qty: '999999' }, {}],
    [3, { qty: '1000000' }, { 'production[3].qty': 'Quantity can be at most 9,99,999.' }],
    [1, { description: 'M2M' }, { 'production[1].qty': 'Sim Quantity is required.' }],
    [0, { description: ' 2 m ', qty: '' }, { 'production[0].qty': 'AC Wiring Quantity is required.' }],
    [2, { description: '   ' }, {}],
  ])('answer material %d with %j by %j', (index, row, expected) => {
    expect(messages(requisitionSchema, production(index, row))).toEqual(expected);
  });

  test('become a quantity each, none for an empty one', () => {
    const values = requisitionSchema.validateSync(production(1, { description: ' M2M ', qty: '6' }));
    expect(requisitionOf(values).production).toEqual({ ...materials(0), sim: { description: 'M2M', qty: 6 } });
  });

  test.each([
    [materials(0), '—', ''],
    [materials(1200), 'AC Wiring 1,200, Sim 1,200, Marker 1,200, Big Tie 1,200', ''],
    [
      { ...materials(0), acWiring: { qty: 6, description: '2 m' }, sim: { qty: 6, description: 'M2M' } },
      'AC Wiring 6, Sim 6',
      'AC Wiring: 2 m; Sim: M2M',
    ],
  ])('read, in a list, %j as %j and %j', (wanted, text, notes) => {
    expect(materialsText(wanted)).toBe(text);
    expect(materialNotes(wanted)).toBe(notes);
  });
});

describe('the Requisition Form', () => {
  const values = { ...requisitionDraft, production: rows };

  test('names everything that is missing from an untouched form', () => {
    expect(messages(requisitionSchema, requisitionSchema.getDefault())).toEqual({
      assignInput: 'Assign Input is required.',
      locationInput: 'Location Input is required.',
      clientDropdown: 'Client Dropdown is required.',
      purposeDropdown: 'Purpose Dropdown is required.',
      jobTypeDropdown: 'Job Type Dropdown is required.',
      paymentStatus: 'Payment Status is required.',
      overallMaterialRequired: 'Overall Material Required is required.',
    });
  });

  test.each([
    ['assignInput', '  ', 'Assign Input is required.'],
    ['clientDropdown', 'Client C', 'Choose from the list.'],
    ['clientDropdown', 'Client B', undefined],
    ['purposeDropdown', 'Purpose 3', 'Choose from the list.'],
    ['jobTypeDropdown', 'Removal', 'Choose from the list.'],
    ['jobTypeDropdown', 'Repair', undefined],
    ['paymentStatus', 'Maybe', 'Choose from the list.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(requisitionSchema, { ...values, [field]: value })[field]).toBe(message);
  });
});

describe('the stock request of customer care', () => {
  const schema = careRequestSchema;
  const values = { ...careRequestDraft, production: rows };

  test('names everything that is missing from an untouched form', () => {
    expect(messages(schema, schema.getDefault())).toEqual({
      productName: 'Product Name is required.',
      qty: 'Qty is required.',
      client: 'Client is required.',
      requiredBy: 'Required By is required.',
      location: 'Location is required.',
      status: 'Status is required.',
    });
  });

  test.each([
    ['productName', 'Siren', 'Choose from the list.'],
    ['productName', 'E-lock', undefined],
    ['qty', '', 'Qty is required.'],
    ['qty', '0', 'Qty must be at least 1.'],
    ['qty', '2.5', 'Qty must be a whole number.'],
    ['qty', '1000000', 'Qty can be at most 9,99,999.'],
    ['qty', '1,200', undefined],
    ['client', 'Newer', 'Choose from the list.'],
    ['requiredBy', '', 'Required By is required.'],
    ['requiredBy', '2026-11-19', undefined],
    ['location', ' ', 'Location is required.'],
    ['status', 'Maybe', 'Choose from the list.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(schema, { ...values, [field]: value })[field]).toBe(message);
  });

  test.each([
    ['2026-11-19', 'This date has passed.'],
    ['2026-11-20', undefined],
    ['', undefined],
  ])('warns on 20 Nov 2026 of a day %j with %j', (date, warning) => {
    expect(overWarning(date, '2026-11-20')).toBe(warning);
  });

  test('gives its quantities as numbers', () => {
    const production = withMaterial(3, { qty: '24' });
    const request = careRequestOf(schema.validateSync({ ...values, qty: '12', production }));
    expect(request).toEqual({ ...careRequestDraft, qty: 12, production: { ...materials(0), bigTie: { qty: 24 } } });
  });
});
