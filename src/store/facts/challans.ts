import { nanoid } from '@reduxjs/toolkit';
import { formatCount, formatCountOf } from '@/format';
import { todaysDate } from '@/store/kit/dates';
import { oneOrMany } from '@/store/kit/words';
import { returnOf } from '@/store/stock/challans/challan';
import { dayOfDocument, invoicedAnew, type ChallanOffer, type Offered } from '@/store/stock/challans/invoiceDay';
import type { Challan, HandoverStep, LineAnswer, OfferedLine, Proof } from '@/store/stock/challans/challan';
import type { CountedCredit, WithConsignment } from '@/store/stock/challans/consignment';
import type { EwayBill } from '@/store/stock/challans/ewayBill';
import { HANDED_OVER, movedOf, nameOf, pieces, type WithChallans } from '@/store/stock/challans/challanSaid';
import { itgcIdOf } from '@/store/stock/devices/device';
import { datedAnew, fact, facts, factWith, type OfCompany } from './fact';

type Places = Pick<Challan, 'id' | 'from' | 'to'>;
/** What the office adds to an answer where it knows who gave it; nobody else says so. */
interface Proven {
  proof?: Proof | undefined;
}

type Answered = Places & Proven & { on: string; answers: LineAnswer[] };
type Cancelled = Places & { on: string; lines: OfferedLine[] };

interface Verified extends Proven {
  ids: readonly string[];
  from: HandoverStep;
  /** The devices of those lines, in their order. */
  devices: readonly string[];
  /** ISO date. */
  on: string;
}

const placesOf = ({ id, from, to }: Challan): Places => ({ id, from, to });

/** What may be said of challans. An OTP is in none of their words: no fact has it. */
export const challanFacts = facts(
  'challans',
  {
    // An installer hands a device over, or is handed it, and gives the OTP.
    by: ['stock', 'installer'],
    schemas: async () => (await import('@/store/stock/challans/challanFactSchemas')).challanFactSchemas,
  },
  {
    /** Things are handed over, and on their way until they are answered. */
    challanOffered: factWith<OfCompany & WithConsignment>()(
      (offer: ChallanOffer, on: string = todaysDate()): Omit<Offered, 'consignment'> => ({
        id: nanoid(),
        on,
        ...offer,
      }),
      {
        booked: ({ on, invoicedOn = on, consignment }) => (consignment?.invoice ? [invoicedOn] : []),
        confirmedOn: invoicedAnew,
        confirmedDay: ({ id }, { challans }: WithChallans) => challans.entities[id]?.consignment?.invoice?.on,
        about: ({ id, from, lines }) => [id, ...movedOf(lines, from)],
        words: ({ id, lines }, state: WithChallans) => `offered ${pieces(lines)} by ${nameOf(state, id)}`,
      },
    ),
    /** The receiver answers lines of a challan; an OTP sealed it, and is told to nobody. */
    challanAnswered: fact(
      (challan: Challan, answers: readonly LineAnswer[], on: string = todaysDate()): Answered => ({
        ...placesOf(challan),
        on,
        answers: [...answers],
      }),
      {
        about: ({ id, from, to, answers }) => [id, ...movedOf(answers, from, to)],
        words: ({ id, answers }, state: WithChallans) => {
          const accepted = answers.filter(({ outcome }) => outcome === 'Accepted').length;
          const lines = formatCountOf(answers.length, 'line');
          return `accepted ${formatCount(accepted)} of ${lines} of ${nameOf(state, id)}`;
        },
      },
    ),
    /** What nobody answered goes back; the challan keeps its number. */
    challanCancelled: fact(
      (challan: Challan, on: string = todaysDate()): Cancelled => ({
        ...placesOf(challan),
        on,
        lines: challan.lines.flatMap(({ outcome, accepted: _accepted, reason: _reason, proof: _proof, ...line }) =>
          outcome === 'Pending' ? [line] : [],
        ),
      }),
      {
        // The tax invoice that goes with it is cancelled.
        booked: ({ id }, { challans }: WithChallans) => {
          const challan = challans.entities[id];
          return challan?.consignment?.invoice ? [dayOfDocument(challan)] : [];
        },
        about: ({ id, from, lines }) => [id, ...movedOf(lines, from)],
        words: ({ id }, state: WithChallans) => `took back ${nameOf(state, id)}`,
      },
    ),
    /** The e-way bill of the goods has a number, or another one than was written. */
    ewayBillEntered: fact(({ id }: Pick<Challan, 'id'>, ewayBill: EwayBill) => ({ id, ewayBill }), {
      by: ['stock'],
      about: ({ id }) => [id],
      words: ({ id, ewayBill }, state: WithChallans) => `entered the e-way bill ${ewayBill.no} of ${nameOf(state, id)}`,
    }),
    /** A credit note over what of a tax invoice was not accepted; it keeps its number, and nobody takes it back. */
    transferCredited: factWith<{ credit: CountedCredit }>()(
      ({ id }: Pick<Challan, 'id'>, on: string = todaysDate()) => ({ id, on }),
      {
        by: ['stock'],
        booked: ({ on }) => [on],
        confirmedOn: datedAnew,
        about: ({ id }) => [id],
        words: ({ id }, state: WithChallans) =>
          `issued the credit note over what was not accepted of ${nameOf(state, id)}`,
      },
    ),
    /**
     * One OTP was given for these returned devices, and is told to nobody; whoever gives them back never says so himself. Only those still in the status `from` move, so that
     * a device which somebody else moved meanwhile does not take two steps with one OTP.
     */
    handoverVerified: fact(
      (
        lines: readonly { id: string; deviceId: string }[],
        from: HandoverStep,
        on: string = todaysDate(),
      ): Verified => ({ ids: lines.map(({ id }) => id), from, devices: lines.map(({ deviceId }) => deviceId), on }),
      {
        by: ['stock'],
        about: ({ ids, devices }) => [...ids.map((id) => returnOf(id).challan), ...devices],
        words: ({ ids, devices, from }, state: WithChallans) => {
          const names = ids.map((id, place) => {
            const { challan, line } = returnOf(id);
            const known = devices[place] ?? state.challans.entities[challan]?.lines[line]?.device ?? '';
            const device = state.devices.entities[known];
            return device ? itgcIdOf(device) : 'a device that is gone';
          });
          return `${HANDED_OVER[from]} ${oneOrMany(names, 'devices')}`;
        },
      },
    ),
  },
);

export const {
  challanOffered,
  challanAnswered,
  challanCancelled,
  ewayBillEntered,
  handoverVerified,
  transferCredited,
} = challanFacts.creators;
