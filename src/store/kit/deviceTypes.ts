/** What a new device may be. */
export const DEVICE_TYPES = [
  'AIS 140 tracker',
  'Basic tracker',
  'OBD tracker',
  'Bike tracker',
  'Asset tracker',
] as const;
