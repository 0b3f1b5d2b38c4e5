import { describe, expect, test } from 'vitest';
import { mailSchema, mailVehicleWarning, typedSpareTotal } from '@/store/care/messages/mailSchema';
import { numbersWarning, smsSchema } from '@/store/care/messages/smsSchema';
import { supportAnswer } from '@/features/support/supportAnswers';
import { addressesIn, numbersIn } from '@/store/care/messages/typedLists';
import { messages } from '../../../support/messages';

test.each([
  ['9820012345', ['9820012345']],
  ['9820012345, 9820012346;9820012347 9820012348\n9820012349', [5, 6, 7, 8, 9].map((last) => `982001234${last}`)],
  ['+919820012345 +91 98200 12346, 09820012347', ['9820012345', '9820012346', '9820012347']],
  ['98200 12345, 98200-12346', ['9820012345', '9820012346']],
  ['9820012345, 9820012345,', ['9820012345']],
  ['98200, abc', ['98200', 'abc']],
  [' ,; \n', []],
])('in %j stand the numbers %j', (typed, numbers) => expect(numbersIn(typed)).toEqual(numbers));

test.each([
  ['a@b.in', ['a@b.in']],
  ['a@b.in, c@d.in;e@f.in\ng@h.in i@j.in', ['a@b.in', 'c@d.in', 'e@f.in', 'g@h.in', 'i@j.in']],
  ['Asha Rao <a@b.in>, "Das, Ravi" <c@d.in>', ['a@b.in', 'c@d.in']],
  ['a@b.in a@b.in', ['a@b.in']],
  ['a@b.in Asha Rao <c@d.in>', ['a@b.in', 'Asha', 'Rao', 'c@d.in']],
  ['a@b.in <a@b.in>;\nAsha <c@d.in>', ['a@b.in', 'c@d.in']],
  ['', []],
])('in %j stand the addresses %j', (typed, all) => expect(addressesIn(typed)).toEqual(all));

describe('an SMS', () => {
  const sms = { mobileNumbers: '9820012345, 9820012346', message: 'Reports again.' };

  test('is sent to each of its numbers', () => {
    expect(messages(smsSchema, sms)).toEqual({});
    expect(smsSchema.cast(sms)).toEqual({ ...sms, mobileNumbers: ['9820012345', '9820012346'] });
  });

  test.each([
    ['mobileNumbers', undefined, 'Mobile Numbers are required.'],
    ['mobileNumbers', ' , ', 'Mobile Numbers are required.'],
    ['mobileNumbers', '98200, 9820012345 98200123456;abc', 'Not 10 digits: 98200, 98200123456, abc.'],
    ['mobileNumbers', '0000000000', undefined],
    ['message', undefined, 'Message is required.'],
    ['message', ' \n', 'Message is required.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(smsSchema, { ...sms, [field]: value })).toEqual(message === undefined ? {} : { [field]: message });
  });

  test('warns about the numbers that do not begin with 6 to 9', () => {
    expect(numbersWarning('9820012345, 98')).toBeUndefined();
    expect(numbersWarning('5820012345, 9820012345 1820012345')).toMatch(/^5820012345, 1820012345: .+ 6 to 9/);
  });
});

describe('a Repair Done mail', () => {
  const vehicle = {
    vehicleNo: 'MH12AB1234',
    receivingDate: '2026-11-01',
    status: 'Repaired',
    warranty: 'Out of warranty',
    spareChanged: 'Battery',
    spareCost: '1,450.50',
  };
  const mail = {
    clientUsername: 'Meera Joshi',
    noOfVehicles: '1',
    vehicles: [vehicle],
    subject: 'Repair Detail',
    to: 'fleet@konkan.example, owner@konkan.example',
    cc: 'accounts@konkan.example',
  };

  test('is complete as it stands, and begins with its subject and no vehicle', () => {
    expect(messages(mailSchema, mail)).toEqual({});
    const to = ['fleet@konkan.example', 'owner@konkan.example'];
    expect(mailSchema.cast(mail)).toMatchObject({ noOfVehicles: 1, to });
    const small = { ...mail, vehicles: [{ ...vehicle, vehicleNo: 'mh12ab1234' }] };
    expect(mailSchema.cast(small).vehicles).toMatchObject([{ vehicleNo: 'MH 12 AB 1234' }]);
    expect(mailSchema.getDefault()).toMatchObject({ subject: 'Repair Detail', vehicles: [] });
  });

  test.each([
    ['clientUsername', '', 'Client Username is required.'],
    ['noOfVehicles', '', 'No. of vehicles is required.'],
    ['noOfVehicles', 'two', 'No. of vehicles must be a number'],
    ['noOfVehicles', '1.5', 'No. of vehicles must be a whole number.'],
    ['noOfVehicles', '2', '2 said here, but 1 vehicle is listed below.'],
    ['subject', ' ', 'Subject is required.'],
    ['to', '', 'To is required.'],
    ['to', 'fleet@konkan.example; meera, x@y', 'Not a valid email: meera, x@y.'],
    ['cc', undefined, 'CC is required.'],
    ['cc', 'accounts', 'Not a valid email: accounts.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(mailSchema, { ...mail, [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['vehicleNo', ' ', 'Vehicle No. is required.'],
    ['receivingDate', '', 'Receiving Date of Device is required.'],
    ['receivingDate', 'soon', 'Receiving Date of Device is not a date.'],
    ['status', undefined, 'Status is required.'],
    ['warranty', undefined, 'Warranty/out of warranty is required.'],
    ['spareChanged', '', 'Spare changed is required.'],
    ['spareCost', '', 'Spare Cost is required.'],
    ['spareCost', 'free', 'Spare Cost must be a number'],
    ['spareCost', '-1', 'Spare Cost cannot be negative.'],
    ['spareCost', 'Infinity', 'Spare Cost must be a number'],
    ['spareCost', '1000000000000', 'Spare Cost can have at most 12 digits.'],
    ['spareCost', '0', undefined],
  ])('answers %s %j of a vehicle with %j', (field, value, message) => {
    expect(messages(mailSchema, { ...mail, vehicles: [{ ...vehicle, [field]: value }] })).toEqual(
      message === undefined ? {} : { [`vehicles[0].${field}`]: message },
    );
  });

  test('is refused without a vehicle', () => {
    expect(messages(mailSchema, { ...mail, vehicles: [] })).toEqual({
      vehicles: 'Add at least one vehicle.',
      noOfVehicles: '1 said here, but 0 vehicles are listed below.',
    });
  });

  test('is refused with more vehicles than the office takes, before it is sent', () => {
    const vehicles = Array.from({ length: 2_001 }, () => vehicle);
    expect(messages(mailSchema, { ...mail, noOfVehicles: '2001', vehicles })).toEqual({
      vehicles: 'A mail names at most 2,000 vehicles. Send it in parts.',
    });
  });

  test('adds up the costs that are numbers', () => {
    const costs = ['1,450.50', 0.5, 'free', undefined, '-20', ''].map((spareCost) => ({ spareCost }));
    expect(typedSpareTotal(costs)).toBe(1451);
  });

  test('warns about a vehicle that is listed twice, and about a number that looks odd', () => {
    const rows = [{ vehicleNo: 'MH 12 AB 1234' }, { vehicleNo: 'mh12ab1234' }, {}];
    expect(mailVehicleWarning('MH 12 AB 1234', rows, 0)).toBeUndefined();
    expect(mailVehicleWarning('mh12ab1234', rows, 1)).toBe('Vehicle 1 has this number, too.');
    expect(mailVehicleWarning('', rows, 2)).toBeUndefined();
    expect(mailVehicleWarning('TRUCK 7', rows, 2)).toContain('look like MH 12 AB 1234');
  });
});

describe('Tech Support', () => {
  const KNOWN = '490154203237518';
  const find = (imei: string) =>
    imei === KNOWN
      ? [
          { list: 'Branch Stock', text: 'OBD tracker at the branch Delhi' },
          { list: 'Not Working', text: 'MH12AB1234, last contact', on: '2026-09-05' },
        ]
      : [];
  const known = [
    `What the lists know of ${KNOWN}:`,
    'Branch Stock: OBD tracker at the branch Delhi',
    'Not Working: MH12AB1234, last contact on 05 Sep 2026',
  ].join('\n');
  const asked = (imei: string) => supportAnswer({ type: 'asked', imei }, find);
  const said = (text: string) => supportAnswer({ type: 'said', text }, find);

  test('tells of a known IMEI what each list says, also when it is typed with spaces', () => {
    expect(asked(KNOWN)).toBe(known);
    expect(asked(' 49 015420 323751 8 ')).toBe(known);
  });

  test('says that no list knows an IMEI', () => {
    expect(asked('356938035643809')).toBe('IMEI 356938035643809 is not known.');
  });

  test.each([
    ['12345', '15 digits'],
    ['352099081234563', 'last digit'],
  ])('says what is wrong with %s and looks it up all the same', (imei, warning) => {
    expect(asked(imei)).toContain(warning);
    expect(asked(imei)).toContain(`IMEI ${imei} is not known.`);
  });

  test('looks up each IMEI that a text holds', () => {
    expect(said(`where is ${KNOWN}?`)).toBe(known);
    expect(said(`${KNOWN} or 356938035643809, ${KNOWN}`)).toBe(`${known}\nIMEI 356938035643809 is not known.`);
  });

  test.each([
    ['How do I send an SMS?', 'Send SMS'],
    ['a vehicle is not working', 'Not Working'],
    ['where is my job', 'View Job Status'],
    ['we need a SIM', 'Request Stock'],
    ['good morning', 'type an IMEI below'],
    ['1234567890123456', 'type an IMEI below'],
  ])('answers %j with a way on: %s', (text, way) => expect(said(text)).toContain(way));
});
