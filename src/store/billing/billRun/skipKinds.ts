/** Why a run leaves vehicles out, in the order in which somebody looks at them: what can be done about first. */
export const SKIP_KINDS = [
  'State not known',
  'Nothing to bill',
  'No device',
  'No subscription',
  'Paused',
  'Another client’s',
  'From next month',
  'Billed before',
  'Free or on trial',
  'Billed already',
] as const;
export type SkipKind = (typeof SKIP_KINDS)[number];
