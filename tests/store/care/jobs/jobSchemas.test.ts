import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSchema, jobSchema } from '@/store/care/jobs/jobSchema';
import { jobDetails, timeText } from '@/features/care/jobFacts';
import { JOB_TONES } from '@/parts/jobTones';
import { vehiclesText } from '@/store/care/jobs/jobSubject';
import { jobWarnings } from '@/store/care/jobs/jobWarnings';
import { serviceSchema } from '@/store/care/jobs/serviceSchema';
import { serviceWarnings } from '@/store/care/jobs/serviceWarnings';
import { nextStatus } from '@/store/care/jobs/jobsSlice';
import { job, jobRequest, serviceRequest } from '../../../support/care';
import { messages } from '../../../support/messages';

const service = job(1, { request: { kind: 'service', ...serviceRequest() } });

describe('the Raise Service form', () => {
  test('is complete as it stands, trimmed, its number in capitals, and leaves out what was left empty', () => {
    expect(messages(serviceSchema, serviceRequest())).toEqual({});
    const spaced = serviceRequest({
      location: ' Chakan ',
      registrationNo: ' mh 12 ab 1234',
      deviceIMEI: '49 015420 323751 8',
    });
    const typed = { ...spaced, dateOfInstallation: '', notWorking: '' };
    expect(serviceSchema.cast(typed)).toEqual(serviceRequest({ location: 'Chakan' }));
  });

  test.each([
    ['clientUserName', 'Client User Name is required.'],
    ['companyName', 'Company Name is required.'],
    ['registrationNo', 'Registration No is required.'],
    ['deviceIMEI', 'Device IMEI is required.'],
    ['deviceModel', 'Device Model is required.'],
    ['location', 'Location is required.'],
    ['branch', 'Branch is required.'],
    ['personName', 'Person Name is required.'],
    ['contactNo', 'Contact No is required.'],
    ['fromTime', 'From Time is required.'],
    ['toTime', 'To Time is required.'],
  ])('requires %s, also when it is blank', (field, message) => {
    expect(messages(serviceSchema, { ...serviceRequest(), [field]: undefined })).toEqual({ [field]: message });
    expect(messages(serviceSchema, { ...serviceRequest(), [field]: '' })).toEqual({ [field]: message });
  });

  test.each([
    ['clientUserName', '   ', 'Client User Name is required.'],
    ['deviceIMEI', '123', undefined],
    ['deviceModel', 'Model D', 'Choose from the list.'],
    ['branch', 'Mumbai', 'Choose from the list.'],
    ['issues', [], undefined],
    ['issues', undefined, undefined],
    ['issues', ['ac', 'immobilize'], undefined],
    ['contactNo', '022-2345 6789', undefined],
    ['dateOfInstallation', '2024-02-03', undefined],
    ['dateOfInstallation', '12026-02-03', 'Date of Installation is not a date.'],
    ['notWorking', '2026-11-14T17:31', undefined],
    ['notWorking', '2026-11-14', 'Not Working Time is not a date and a time.'],
    ['fromTime', '12026-11-20', 'From Time is not a date.'],
    ['toTime', '12026-11-20', 'To Time is not a date.'],
    ['toTime', '2026-11-19', undefined],
    ['remark', '', undefined],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(serviceSchema, { ...serviceRequest(), [field]: value })[field]).toBe(message);
  });
});

describe('the Raise Service form, of what only looks odd,', () => {
  const warn = serviceWarnings([service], '2026-11-20');

  test.each([
    ['vehicle', 'mh12ab1234', 'This vehicle has an open service job already: Pending at Admin.'],
    ['vehicle', 'MH 12 AB 1235', undefined],
    ['vehicle', 'truck', 'Vehicle numbers look like MH 12 AB 1234 or 22 BH 1234 AA. Check for a typing mistake.'],
    ['past', '2026-11-19', 'This date has passed.'],
    ['past', '2026-11-20', undefined],
    ['past', '', undefined],
    ['future', '2026-11-21T00:00', 'This date is in the future.'],
    ['future', '2026-11-20T23:59', undefined],
  ] as const)('says about a %s %j: %j', (about, typed, warning) => expect(warn[about](typed)).toBe(warning));

  test.each([
    ['2026-11-19', '2026-11-20', 'To Time is before From Time.'],
    ['2026-11-20', '2026-11-20', undefined],
    ['', '2026-11-20', undefined],
    ['2026-11-19', '', undefined],
    ['2026-11-19', undefined, undefined],
  ])('says about a visit to %j from %j: %j', (to, fromTime, warning) => {
    expect(warn.toTime(to, { fromTime })).toBe(warning);
  });

  test.each([
    ['', { location: 'Chakan', issues: [] }, 'No issue is ticked.'],
    ['', { location: '', contactNo: undefined, issues: [] }, undefined],
    ['ac', { location: 'Chakan', issues: ['ac'] }, undefined],
  ])('says about the issues %j in %j: %j', (issues, values, warning) => {
    expect(warn.issues(issues, values)).toBe(warning);
  });
});

describe('the Raise Request (Job) form, of what only looks odd,', () => {
  test.each([
    ['022-2345 6789', 'Mobile numbers in India begin with 6 to 9. Check for a typing mistake.'],
    ['2345 6789', 'A mobile number has 10 digits. Check for a typing mistake.'],
    ['98200123456', 'A mobile number has 10 digits. Check for a typing mistake.'],
    ['982001234', 'A mobile number has 10 digits. Check for a typing mistake.'],
    ['+91 98200-12345', undefined],
    ['9820012345', undefined],
    ['1234567890', 'Mobile numbers in India begin with 6 to 9. Check for a typing mistake.'],
    [' ', undefined],
  ])('says about the contact %j: %j', (typed, warning) => expect(jobWarnings.contactNo(typed)).toBe(warning));

  test('says that no time slot is ticked, once the form is begun', () => {
    expect(jobWarnings.timeSlots('', { availableTimeSlots: [] })).toBeUndefined();
    expect(jobWarnings.timeSlots('', { required: ['fuelSensor'] })).toBe('No time slot is ticked.');
  });
});

describe('the Raise Request (Job) form', () => {
  test('is complete as it stands, trimmed, with its count as a number', () => {
    expect(messages(jobSchema, jobRequest())).toEqual({});
    expect(jobSchema.cast({ ...jobRequest({ clientName: ' Meera ' }), noOfInstallation: '12' })).toMatchObject({
      clientName: 'Meera',
      noOfInstallation: 12,
    });
  });

  test.each([
    ['jobType', 'Job Type is required.'],
    ['noOfInstallation', 'No of Installation is required.'],
    ['deviceModel', 'Device Model is required.'],
    ['vehicleType', 'Vehicle Type is required.'],
    ['companyName', 'Company Name is required.'],
    ['clientName', 'Client Name is required.'],
    ['contactNo', 'Contact No is required.'],
    ['location', 'Location is required.'],
    ['payment', 'Payment is required.'],
  ])('requires %s, also when it is blank', (field, message) => {
    expect(messages(jobSchema, { ...jobRequest(), [field]: undefined })).toEqual({ [field]: message });
    expect(messages(jobSchema, { ...jobRequest(), [field]: '' })).toEqual({ [field]: message });
  });

  test.each([
    ['jobType', 'Repair', 'Choose from the list.'],
    ['noOfInstallation', '0', 'No of Installation must be at least 1.'],
    ['noOfInstallation', '1', undefined],
    ['noOfInstallation', '1.5', 'No of Installation must be a whole number.'],
    ['noOfInstallation', '1000000', 'No of Installation can be at most 9,99,999.'],
    ['contactNo', '12345', undefined],
    ['contactNo', '  ', 'Contact No is required.'],
    ['required', [], undefined],
    ['required', ['fuelSensor', 'mfcReader'], undefined],
    ['availableTimeSlots', [], undefined],
    ['availableTimeSlots', ['morning', 'evening'], undefined],
    ['payment', 'Maybe', 'Choose from the list.'],
    ['remarks', '', undefined],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(jobSchema, { ...jobRequest(), [field]: value })[field]).toBe(message);
  });
});

describe('the approved device count', () => {
  test.each([
    [3, '', 'Approved Device Count is required.'],
    [3, '0', 'Enter a count from 1 to 3.'],
    [3, '4', 'Enter a count from 1 to 3.'],
    [3, '3', undefined],
    [1, '2', 'This job has one vehicle: the count is 1.'],
    [1, '1', undefined],
  ])('for %d vehicles answers %j with %j', (vehicles, devices, message) => {
    expect(messages(countSchema(vehicles), { devices }).devices).toBe(message);
  });

  test('is refused by the dialog whenever the machine refuses it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 12 }), fc.integer({ min: 1, max: 10 }), (devices, vehicles) => {
        const waiting = job(1, { request: { kind: 'job', ...jobRequest({ noOfInstallation: vehicles }) } });
        const refused = messages(countSchema(vehicles), { devices }).devices !== undefined;
        expect(refused).toBe(nextStatus(waiting, { type: 'approve', devices }) === undefined);
      }),
    );
  });
});

describe('the words of a job', () => {
  test('say which vehicles, and when', () => {
    expect(vehiclesText(service)).toBe('MH 12 AB 1234');
    expect(timeText(service)).toBe('20 Nov 2026 – 22 Nov 2026');
    expect(vehiclesText(job(1))).toBe('3 × Truck');
    const many = job(1, { request: { kind: 'job', ...jobRequest({ noOfInstallation: 1200 }) } });
    expect(vehiclesText(many)).toBe('1,200 × Truck');
    const slotted = job(1, { request: { kind: 'job', ...jobRequest({ availableTimeSlots: ['morning', 'evening'] }) } });
    expect(timeText(slotted)).toBe('Morning (9 AM to 12 PM)\nEvening (4 PM to 7 PM)');
  });

  test.each([
    ['Pending at Admin', 'orange'],
    ['Approved by Admin', 'green'],
    ['Sent to Dispatcher', 'green'],
    ['Back Form Admin', 'red'],
  ] as const)('paint %s %s', (status, tone) => expect(JOB_TONES[status]).toBe(tone));

  test('tell the whole request, with a dash for what it leaves out', () => {
    const facts = Object.fromEntries(jobDetails(service).map(({ label, value }) => [label, value]));
    expect(facts).toMatchObject({
      'Job Type': 'Service',
      Raised: '18 Nov 2026',
      Issues: 'Not Working',
      'Not Working Time': '—',
      Remark: '—',
    });
    expect(facts).not.toHaveProperty('Approved Devices');
    expect(jobDetails(job(1, { approvedDevices: 2 }))).toContainEqual({ label: 'Approved Devices', value: '2' });
  });
});
