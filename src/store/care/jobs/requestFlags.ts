/** What may be wrong with a vehicle's device: the flags of a service request, with their words. */
export const ISSUES = {
  ac: 'AC',
  ipBox: 'IP Box',
  panic: 'Panic',
  temperature: 'Temperature',
  other: 'Other',
  notWorking: 'Not Working',
  immobilize: 'Immobilize',
} as const;
export type Issue = keyof typeof ISSUES;

/** What a job may have to fit: the required flags of a job request, with their words. */
export const FITTINGS = {
  fuelSensor: 'Fuel Sensor',
  doorSensor: 'Door Sensor',
  immobilizer: 'Immobilizer',
  buzzerSensor: 'Buzzer Sensor',
  gprsAntenna: 'GPRS Antenna',
  gpsAntenna: 'GPS Antenna',
  speedAlarm: 'Speed Alarm',
  mfcReader: 'MFC Reader',
} as const;
export type Fitting = keyof typeof FITTINGS;
