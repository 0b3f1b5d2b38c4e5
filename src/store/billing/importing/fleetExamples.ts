const CLIENT = {
  companyName: 'Konkan Carriers',
  gstNo: '27AAPFU0939F1ZV',
  state: 'Maharashtra',
  firstName: 'Meera',
  lastName: 'Joshi',
  mobileNumber: '9820012345',
  emailAddress: 'meera@konkan.example',
  address: '4 Link Road, Mumbai 400064',
};

/** Two vehicles of a client, as the template of the sheet has them. */
export const FLEET_EXAMPLES = [
  {
    ...CLIENT,
    vehicleNo: 'MH 12 AB 1234',
    type: 'Truck',
    imei: '356938035643809',
    device: 'OBD tracker',
    sim: '5754000000077',
    provider: 'Airtel',
    duration: 'Monthly',
    price: 350,
    fittedSince: '2026-02-05',
    billedUntil: '2026-03-31',
    openingBalance: 4200,
    balanceOn: '2026-04-01',
  },
  { ...CLIENT, vehicleNo: 'MH 12 AB 1235', type: 'Truck', duration: 'Monthly', price: 350 },
];
