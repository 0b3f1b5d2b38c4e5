import { describe, expect, test } from 'vitest';
import { billingSchema } from '@/store/clients/accounts/billingSchema';
import { billSchema, discountWarning } from '@/store/billing/accounts/billSchema';
import { clientSchema } from '@/store/clients/accounts/clientSchema';
import { deactivationSchema } from '@/store/clients/deactivations/deactivationSchema';
import { packageSchema } from '@/store/clients/accounts/packageSchema';
import { messages } from '../../../support/messages';

const client = {
  firstName: 'Meera',
  lastName: 'Joshi',
  emailAddress: 'meera@example.in',
  mobileNumber: '9820012345',
  companyName: 'Konkan Fleet',
  state: 'Maharashtra',
  potential: 'High',
  address: '4 Link Road, Mumbai',
};

describe('the client details', () => {
  test('are complete as they stand, and trimmed', () => {
    expect(messages(clientSchema, client)).toEqual({});
    expect(clientSchema.cast({ ...client, firstName: '  Meera ' }).firstName).toBe('Meera');
  });

  test.each([
    ['firstName', 'First name is required.'],
    ['lastName', 'Last name is required.'],
    ['emailAddress', 'Email is required.'],
    ['mobileNumber', 'Mobile number is required.'],
    ['companyName', 'Company name is required.'],
    ['state', 'Please select a state.'],
    ['potential', 'Please select potential.'],
    ['address', 'Address is required.'],
  ])('require %s, also when it is blank', (field, message) => {
    expect(messages(clientSchema, { ...client, [field]: undefined })).toEqual({ [field]: message });
    expect(messages(clientSchema, { ...client, [field]: '' })).toEqual({ [field]: message });
  });

  test.each([
    ['firstName', '   ', 'First name is required.'],
    ['emailAddress', '  ', 'Email is required.'],
    ['emailAddress', 'meera', 'Enter a valid email.'],
    ['emailAddress', 'meera@example', 'Enter a valid email.'],
    ['emailAddress', 'meera joshi@example.in', 'Enter a valid email.'],
    ['emailAddress', ' meera@example.in ', undefined],
    ['mobileNumber', ' ', 'Mobile number is required.'],
    ['mobileNumber', '982001234', 'Enter a valid 10-digit number.'],
    ['mobileNumber', '98200123456', 'Enter a valid 10-digit number.'],
    ['mobileNumber', '98200 12345', 'Enter a valid 10-digit number.'],
    ['mobileNumber', '982001234x', 'Enter a valid 10-digit number.'],
    ['mobileNumber', '0000000000', undefined],
    ['state', 'Atlantis', 'Choose from the list.'],
    ['state', 'Goa', undefined],
    ['state', 'Mumbai', undefined],
    ['potential', 'Huge', 'Choose from the list.'],
    ['potential', 'Low', undefined],
  ])('answer %s %j with %j', (field, value, message) => {
    expect(messages(clientSchema, { ...client, [field]: value })[field]).toBe(message);
  });
});

const billing = {
  billingName: 'Konkan Fleet Ltd',
  accountNo: '123456789012',
  gstNo: '27AAPFU0939F1ZV',
  panNo: 'AAPFU0939F',
  billingAddress: '4 Link Road, Mumbai',
  email: 'accounts@example.in',
};

describe('the billing information', () => {
  test('is complete without a purchase order', () => expect(messages(billingSchema, billing)).toEqual({}));

  test.each([
    ['billingName', '', 'Billing Name is required.'],
    ['billingName', '  ', 'Billing Name is required.'],
    ['accountNo', '', 'Account Number is required.'],
    ['accountNo', '12345678', 'Enter a valid account number.'],
    ['accountNo', '123456789', undefined],
    ['accountNo', '123456789012345678', undefined],
    ['accountNo', '1234567890123456789', 'Enter a valid account number.'],
    ['accountNo', '12345678a', 'Enter a valid account number.'],
    ['gstNo', '', 'GST number is required.'],
    ['gstNo', '29AAGCG6253J1Z8', undefined],
    ['gstNo', '29AAFCA7488L1Z0', undefined],
    ['gstNo', '27AAPFU0939F1Z', 'Enter a valid GST number.'],
    ['gstNo', '27AAPFU0939F1ZVV', 'Enter a valid GST number.'],
    ['gstNo', '27aapfu0939f1zv', 'Enter a valid GST number.'],
    ['gstNo', '2AAAPFU0939F1ZV', 'Enter a valid GST number.'],
    ['gstNo', '27AAPF10939F1ZV', 'Enter a valid GST number.'],
    ['gstNo', '27AAPFU093AF1ZV', 'Enter a valid GST number.'],
    ['gstNo', '27AAPFU093911ZV', 'Enter a valid GST number.'],
    ['gstNo', '27AAPFU0939F0ZV', 'Enter a valid GST number.'],
    ['gstNo', '27AAPFU0939FAZV', undefined],
    ['gstNo', '27AAPFU0939F1YV', 'Enter a valid GST number.'],
    ['gstNo', '27AAPFU0939F1Z-', 'Enter a valid GST number.'],
    ['panNo', '', 'PAN number is required.'],
    ['panNo', 'AAPFU0939', 'Enter a valid PAN number.'],
    ['panNo', 'AAPFU0939FF', 'Enter a valid PAN number.'],
    ['panNo', 'aapfu0939f', 'Enter a valid PAN number.'],
    ['panNo', 'AAPF00939F', 'Enter a valid PAN number.'],
    ['panNo', 'ABCDE1234F', undefined],
    ['billingAddress', ' ', 'Billing Address is required.'],
    ['email', '', 'Email is required.'],
    ['email', 'accounts@', 'Enter a valid email.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(billingSchema, { ...billing, [field]: value })[field]).toBe(message);
  });
});

const chosen = {
  ...packageSchema.getDefault(),
  deviceType: 'Laptop',
  model: 'MacBook Pro',
  account: 'Account A',
  hardware: '5000',
  installation: '500',
  hardwareOnLease: '0',
  leaseMonths: '12',
  subscription: '1200',
};

describe('the package', () => {
  test('begins with the defaults of the specification', () => {
    expect(packageSchema.getDefault()).toMatchObject({
      paymentMethod: 'Cash',
      leasePlan: 'Half Yearly',
      subscriptionPlan: 'Half Yearly',
      hardwareGstIncluded: 'Excluding',
      installationGstIncluded: 'Excluding',
      leaseGstIncluded: 'Including',
      subscriptionGstIncluded: 'Including',
    });
  });

  test('gives its amounts as numbers', () => {
    expect(packageSchema.validateSync(chosen)).toMatchObject({ hardware: 5000, hardwareOnLease: 0, leaseMonths: 12 });
  });

  test('names everything that is missing from an untouched form', () => {
    expect(messages(packageSchema, packageSchema.getDefault())).toEqual({
      deviceType: 'Device type is required.',
      model: 'Model is required.',
      account: 'Account is required.',
      hardware: 'Hardware value required.',
      installation: 'Installation value required.',
      hardwareOnLease: 'Hardware lease required.',
      leaseMonths: 'Months required.',
      subscription: 'Subscription required.',
    });
  });

  test.each([
    ['deviceType', 'Phone', 'Choose from the list.'],
    ['model', '', 'Model is required.'],
    ['model', 'HP LaserJet', 'Model is required.'],
    ['model', 'Dell XPS 13', undefined],
    ['account', 'Account D', 'Choose from the list.'],
    ['account', 'Account C', undefined],
    ['paymentMethod', '', 'Payment method is required.'],
    ['paymentMethod', 'Cheque / RTGS', undefined],
    ['hardware', '', 'Hardware value required.'],
    ['hardware', '0', undefined],
    ['hardware', '999999999999', undefined],
    ['hardware', '999999999999.99', undefined],
    ['hardware', '0.005', 'Hardware can have at most two decimals.'],
    ['hardware', '1000000000000', 'Hardware can have at most 12 digits.'],
    ['installation', '1000000000000', 'Installation can have at most 12 digits.'],
    ['hardwareOnLease', '1000000000000', 'Hardware on Lease can have at most 12 digits.'],
    ['subscription', '1000000000000', 'Subscription can have at most 12 digits.'],
    ['leaseMonths', '', 'Months required.'],
    ['leaseMonths', '1000', 'Lease Months can be at most 999.'],
    ['leasePlan', 'Daily', 'Choose from the list.'],
    ['subscriptionPlan', 'Yearly', undefined],
    ['leaseGstIncluded', '', 'GST option is required.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(packageSchema, { ...chosen, [field]: value })[field]).toBe(message);
  });
});

const vehicle = { id: 'vehicle-1', vehicleNo: 'MH12AB1234', duration: 'Yearly', price: '200', selected: true };
const bill = {
  userName: 'Meera Joshi',
  companyName: 'Konkan Fleet',
  address: 'Mumbai',
  monthYear: '2026-11',
  pricePerUnit: '200',
  discount: '50',
  vehicles: [vehicle, { ...vehicle, id: 'vehicle-2' }],
};

const saved = { pricePerUnit: 200, discount: 0 };

describe('the bill editor', () => {
  test.each([
    ['userName', ' ', 'User name is required.'],
    ['companyName', '', 'Company name is required.'],
    ['address', '', 'Address is required.'],
    ['monthYear', '', 'Month/Year is required.'],
    ['monthYear', 'November', 'Enter a month such as 2026-11.'],
    ['monthYear', '2026-13', 'Enter a month such as 2026-11.'],
    ['pricePerUnit', '', 'Price per unit is required.'],
    ['pricePerUnit', 'two', 'Price per Unit must be a number'],
    ['pricePerUnit', '-1', 'Price per Unit cannot be negative.'],
    ['pricePerUnit', '1,234.50', undefined],
    ['pricePerUnit', '1000000000000', 'Price per Unit can have at most 12 digits.'],
    ['discount', '', 'Discount is required.'],
    ['discount', '-1', 'Discount cannot be negative.'],
    ['discount', '400', undefined],
    ['discount', '400.01', 'Discount cannot be above ₹400, the price of the ticked vehicles.'],
    ['totalAmount', '', undefined],
    ['totalAmount', '-1', 'Total Amount cannot be negative.'],
    ['totalAmount', '1000000000000', 'Total Amount can have at most 12 digits.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(billSchema(saved), { ...bill, [field]: value })[field]).toBe(message);
  });

  test.each([
    ['vehicleNo', '  ', 'Vehicle number is required.'],
    ['duration', '', 'Duration is required.'],
    ['price', '', 'Price is required.'],
    ['price', '-5', 'Price cannot be negative.'],
    ['vehicleNo', 'To be assigned', undefined],
  ])('answers %s %j of its second vehicle with %j', (field, value, message) => {
    const vehicles = [vehicle, { ...vehicle, [field]: value }];
    expect(messages(billSchema(saved), { ...bill, vehicles })[`vehicles[1].${field}`]).toBe(message);
  });

  test.each([
    [' mh12 ab1234 ', 'MH 12 AB 1234'],
    ['MH-12-AB-1234', 'MH 12 AB 1234'],
    ['chassis 7', 'CHASSIS 7'],
    ['To be assigned', 'To be assigned'],
    ['to be assigned', 'To be assigned'],
  ])('keeps the vehicle number %j as %j', (vehicleNo, kept) => {
    const { vehicles } = billSchema(saved).validateSync({ ...bill, vehicles: [{ ...vehicle, vehicleNo }] });
    expect(vehicles.map((one) => one.vehicleNo)).toEqual([kept]);
  });

  test('takes the discount that it began with, however small the bill, but no other one above the total', () => {
    const vehicles = [{ ...vehicle, selected: false }];
    expect(messages(billSchema({ ...saved, discount: 50_000 }), { ...bill, discount: '50,000', vehicles })).toEqual({});
    expect(messages(billSchema({ ...saved, discount: 50_000 }), { ...bill, discount: '49999', vehicles })).toEqual({
      discount: 'Discount cannot be above ₹0, the price of the ticked vehicles.',
    });
  });

  test('warns of no discount that was agreed while nothing is ticked', () => {
    const vehicles = [{ price: '200', selected: false }];
    expect(
      discountWarning({ pricePerUnit: '200', discount: '300', vehicles }, { ...saved, discount: 300 }),
    ).toBeUndefined();
    expect(discountWarning({ pricePerUnit: '200', discount: '301', vehicles }, { ...saved, discount: 300 })).toContain(
      '₹0',
    );
    expect(
      discountWarning(
        { pricePerUnit: '200', discount: '300', vehicles: [{ price: '200', selected: true }] },
        { ...saved, discount: 300 },
      ),
    ).toContain('₹200');
  });
});

const deactivation = {
  userName: 'Meera Joshi',
  companyName: 'Konkan Fleet',
  totalNoOfVehicles: '3',
  deviceRemoved: 'No',
  deactivate: 'Permanent',
};
const temporary = { ...deactivation, deactivate: 'Temporary', noOfRemovedDevice: '2', alertDate: '2026-12-01' };

describe('the Deactivate Account form', () => {
  test.each([
    ['userName', '', 'User name is required.'],
    ['companyName', ' ', 'Company name is required.'],
    ['totalNoOfVehicles', '', 'Total no. of vehicles is required.'],
    ['totalNoOfVehicles', '0', undefined],
    ['totalNoOfVehicles', '1000000', 'Total No of Vehicles can be at most 9,99,999.'],
    ['deactivate', undefined, 'Please select a deactivation type.'],
    ['noOfRemovedDevice', '', 'Enter number of removed devices.'],
    ['alertDate', '', 'Enter alert date.'],
    ['alertDate', 'tomorrow', 'Enter alert date.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(deactivationSchema, { ...temporary, [field]: value })[field]).toBe(message);
  });

  test.each(['Permanent', 'Delete From Debtors'])(
    'needs neither devices nor a date, and keeps none, if %s',
    (deactivate) => {
      expect(messages(deactivationSchema, { ...deactivation, deactivate })).toEqual({});
      const kept = deactivationSchema.cast({ ...temporary, deactivate });
      expect(kept).not.toHaveProperty('noOfRemovedDevice');
      expect(kept).not.toHaveProperty('alertDate');
    },
  );

  test('asks for both if Temporary', () => {
    expect(messages(deactivationSchema, { ...deactivation, deactivate: 'Temporary' })).toEqual({
      noOfRemovedDevice: 'Enter number of removed devices.',
      alertDate: 'Enter alert date.',
    });
  });
});
