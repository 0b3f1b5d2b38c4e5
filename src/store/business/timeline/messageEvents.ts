import { officeMinute } from '@/format';
import { dayOf, type VehiclePapers } from '@/store/care/jobs/vehiclePapers';
import { words, type VehicleEvent } from './vehicleEvent';

/** The messages and mails that were written about a vehicle. */
export const messageEvents = ({ messages }: VehiclePapers): VehicleEvent[] =>
  messages.map((sent) => ({
    on: dayOf(sent),
    at: officeMinute(new Date(sent.sentAt)),
    what: sent.kind === 'sms' ? 'SMS written' : 'Mail written',
    lines:
      sent.kind === 'sms'
        ? words(sent.message, `To ${sent.mobileNumbers.join(', ')}`)
        : words(sent.subject, `To ${sent.to.join(', ')}`),
  }));
