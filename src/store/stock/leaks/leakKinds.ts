/** So many days a challan may be on its way. */
export const MOST_DAYS_ON_ITS_WAY = 3;

/** So many days an active SIM may be in no vehicle. */
export const MOST_DAYS_UNFITTED = 30;

/** So many days a device may be in a bag. */
export const MOST_DAYS_IN_BAG = 15;

/** So many days the device of a vehicle may tell nothing after it came in. */
export const MOST_DAYS_UNSEEN = 7;

/** What of the vehicles contradicts itself, in the order of the screen. */
export const VEHICLE_LEAKS = [
  'unbilled',
  'madeFree',
  'unlive',
  'neverSeen',
  'tooMuch',
  'tooLittle',
  'interestTooMuch',
  'closedLive',
  'closedOwing',
  'simOn',
  'alert',
] as const;

export type VehicleLeak = (typeof VEHICLE_LEAKS)[number];

/** What of the stock is lost, late or contradicts itself, in the order of the screen. */
export const LEAK_KINDS = ['lost', 'late', 'unscanned', 'unbought', 'suspended', 'idle', 'overdue'] as const;

export type LeakKind = (typeof LEAK_KINDS)[number];

/** What each kind is called, and what it means. */
export const LEAK_WORDS: Record<VehicleLeak | LeakKind, { title: string; means: string }> = {
  unbilled: {
    title: 'Live but unbilled',
    means: 'Vehicles with a device that are not billed, and months that are over and were not billed.',
  },
  madeFree: {
    title: 'Due but made free',
    means: 'Days that were due and not billed, and were made free afterwards: waive them, or put the terms right.',
  },
  unlive: { title: 'Billed but not live', means: 'They are billed, and no device is in them.' },
  neverSeen: {
    title: 'Billed but never seen',
    means: `A subscription runs, and the device told nothing since it was fitted more than ${MOST_DAYS_UNSEEN} days ago.`,
  },
  tooMuch: {
    title: 'Billed too much',
    means: 'Removed, paused or cheaper since the bill of the month: a credit is due.',
  },
  tooLittle: {
    title: 'Billed too little',
    means: 'Resumed, opened again or dearer since the bill of the month: a debit note is due.',
  },
  interestTooMuch: {
    title: 'Interest charged too much',
    means:
      'Money that is known since, or a credit for a mistake, shows that less was open on the days of the interest.',
  },
  closedLive: {
    title: 'Closed but live',
    means: 'The vehicle, or its account, is closed, and a device is still in it.',
  },
  closedOwing: { title: 'Closed but owing', means: 'The account is closed, and something is still due.' },
  simOn: { title: 'Deleted with SIM on', means: 'The vehicle is deleted, and its SIM is still paid for.' },
  alert: { title: 'Alert date passed', means: 'The pause is over, and nobody has resumed billing.' },
  lost: { title: 'Lost devices', means: 'Our devices whose place is not known.' },
  late: {
    title: 'On its way too long',
    means: `A challan that nobody has answered in full for more than ${MOST_DAYS_ON_ITS_WAY} days.`,
  },
  unscanned: {
    title: 'Delivered but unscanned',
    means: 'They came with a delivered request, and are not scanned or counted yet.',
  },
  unbought: { title: 'Never bought', means: 'Customer care lists their IMEIs, and they are not in stock.' },
  suspended: { title: 'Fitted with a suspended SIM', means: 'The device is in a vehicle and cannot report.' },
  idle: {
    title: 'SIM active and unfitted',
    means: `A SIM that is paid for, and in no vehicle for more than ${MOST_DAYS_UNFITTED} days.`,
  },
  overdue: {
    title: 'Too long in a bag',
    means: `Devices that an installer has carried for more than ${MOST_DAYS_IN_BAG} days.`,
  },
};
