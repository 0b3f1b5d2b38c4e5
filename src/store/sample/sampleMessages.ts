import { daysBefore } from '@/store/kit/dates';
import type { Sent } from '@/store/care/messages/message';
import { sampleOwnerOf, type SampleVehicles } from './equipped';

/** What was sent in the sample business, in the days before `today` (ISO date). */
export function sampleMessages(today: string, mark: string, { reporting }: SampleVehicles): Sent[] {
  const of = (account: number) => {
    const one = reporting.find((each) => each.account.number === account);
    if (!one) throw new Error(`The sample account ${account} has no vehicle that reports`);
    return { ...sampleOwnerOf(one), vehicleNo: one.vehicle.vehicleNo };
  };
  const [first, second] = [of(2), of(8)];
  return [
    {
      id: `${mark}-message-1`,
      number: 1,
      kind: 'sms',
      sentAt: `${daysBefore(today, 6)}T05:10:00.000Z`,
      mobileNumbers: [first.contactNo],
      message: 'Our engineer visits you tomorrow between 9 AM and 12 PM.',
    },
    {
      id: `${mark}-message-2`,
      number: 2,
      kind: 'mail',
      sentAt: `${daysBefore(today, 3)}T09:45:00.000Z`,
      clientUsername: second.client,
      noOfVehicles: 1,
      vehicles: [
        {
          vehicleNo: second.vehicleNo,
          receivingDate: daysBefore(today, 5),
          status: 'Repaired',
          warranty: 'Out of warranty',
          spareChanged: 'Backup battery',
          spareCost: 450,
        },
      ],
      subject: 'Repair Detail',
      to: ['fleet@yamuna-cabs.example'],
      cc: ['accounts@yamuna-cabs.example'],
    },
    {
      id: `${mark}-message-3`,
      number: 3,
      kind: 'sms',
      sentAt: `${daysBefore(today, 1)}T11:30:00.000Z`,
      mobileNumbers: [first.contactNo, second.contactNo],
      message: 'Your vehicle reports again. Thank you for your patience.',
    },
  ];
}
