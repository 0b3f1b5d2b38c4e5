/** What everybody may ask of the desks that one machine leads, by the desk; all else there is for admins. The server lets in no more than that. */
export const ASKED_BY_ALL = {
  mail: ['state'],
  sms: ['state', 'refusedNumbers'],
  otp: ['ask', 'prove', 'own'],
  tracking: ['heard'],
} as const;
