import { formatCountOf, formatMoney } from '@/format';
import { hasGone, mailAddressesOf, type Letter } from '@/store/billing/letters/letter';
import { spareTotal, type MailDraft, type Sent, type SmsDraft } from '@/store/care/messages/message';
import { repairLines } from '@/store/care/messages/repairText';
import type { AccountRow } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { byKey } from '@/store/kit/byKey';
import { LANGUAGES, type Language } from '@/store/kit/language';
import { mobileIn } from '@/store/kit/typed/mobile';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { isOtpText } from '@/store/billing/templates/otpText';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { someOf, type NoticeContent, type NoticeState, type NoticeValues } from './noticeContent';

/** So many signs the vehicles of a mail may take, a line each: what is longer a person sends. */
const LONGEST_LIST = 1_500;

/** An address or a number, however it is written. */
const placeOf = (place: string): string => mobileIn(place) ?? place.toLowerCase();

const accountsAt = byKey<AccountRow>((account) => {
  const client = clientFieldsOf(account);
  const addresses = mailAddressesOf(client).map(placeOf);
  return [...new Set([...addresses, mobileIn(client.mobileNumber) ?? ''])].filter((place) => place !== '');
});
const vehiclesBy = byKey<Vehicle>(({ vehicleNo }) => plateKey(vehicleNo));

/** Whose vehicle it is that has a plate now; undefined of one that nobody here has. */
const ownerOf = ({ vehicles }: Pick<NoticeState, 'vehicles'>, plate: string): string | undefined =>
  vehiclesBy.of(vehicles, plateKey(plate)).find(isOpenVehicle)?.accountId;

/** Clients that are reached at an address or a number. */
const reachedAt = ({ accounts }: NoticeState, place: string): readonly AccountRow[] =>
  accountsAt.of(accounts, placeOf(place));

/** Those of some addresses at which clients are reached, with them. */
const placesOf = (state: NoticeState, to: readonly string[]) =>
  to.map((address) => ({ address, there: reachedAt(state, address) })).filter(({ there }) => there.length > 0);

/** Clients to whom a Repair Done mail goes, each with what of it is told to that one: no client reads of another one's vehicles. */
function clientsOfMail(state: NoticeState, { to, vehicles }: Pick<MailDraft, 'to' | 'vehicles'>) {
  const owned = vehicles.map((vehicle) => ({ vehicle, owner: ownerOf(state, vehicle.vehicleNo) }));
  const places = placesOf(state, to);
  // Whose a vehicle is that nobody here has is told to one client alone.
  const isOneClients = places.every(({ there }) =>
    there.some(({ id }) => places[0]?.there.some((one) => one.id === id)),
  );
  const told = new Set<string>();
  return places.flatMap(({ address, there }) => {
    const isTheirs = (owner: string | undefined) =>
      owner === undefined ? isOneClients : there.some(({ id }) => id === owner);
    const repaired = owned.filter(({ owner }) => isTheirs(owner));
    const account = there.find(({ id }) => repaired.some(({ owner }) => owner === id)) ?? there[0];
    if (!account || told.has(account.id)) return [];
    told.add(account.id);
    const own = mailAddressesOf(clientFieldsOf(account)).find((one) => placeOf(one) === placeOf(address));
    return [{ account, address: own ?? address, repaired: repaired.map(({ vehicle }) => vehicle) }];
  });
}

const messagesOf = <Kind extends Sent['kind']>({ messages }: NoticeState, ids: readonly string[], kind: Kind) =>
  ids.flatMap((id) => {
    const sent = messages.entities[id];
    return sent?.kind === kind ? [sent as Extract<Sent, { kind: Kind }>] : [];
  });

/** What was repaired, by the Repair Done mails that were written down. */
export const repairsDone = (state: NoticeState, ids: readonly string[]): readonly NoticeContent[] =>
  messagesOf(state, ids, 'mail').flatMap((mail) =>
    clientsOfMail(state, mail).flatMap(({ account, address, repaired }): NoticeContent[] => {
      const listIn = (language: Language) => repairLines(repaired, language);
      if (repaired.length === 0 || LANGUAGES.some((one) => listIn(one).length > LONGEST_LIST)) return [];
      const plates = repaired.map(({ vehicleNo }) => vehicleNo);
      return [
        {
          accountId: account.id,
          recordIds: [mail.id],
          to: address,
          tells: `Repair done at ${formatCountOf(repaired.length, 'vehicle')}: ${someOf(plates, 'en')}`,
          valuesIn: (language) =>
            ({
              subject: mail.subject,
              list: listIn(language),
              amount: formatMoney(spareTotal(repaired)),
              vehicles: someOf(plates, language),
            }) satisfies NoticeValues<'Repair Done'>,
        },
      ];
    }),
  );

/** The clients at the numbers of an SMS that was written down, each number once; of one that reads as an OTP nobody, as the office alone knows those. */
const clientsOfSms = (state: NoticeState, { mobileNumbers, message }: SmsDraft): readonly AccountRow[] =>
  isOtpText(state, message)
    ? []
    : [...new Set(mobileNumbers.flatMap((number) => reachedAt(state, number).slice(0, 1)))];

/** What an SMS that was written down says, to each client at one of its numbers. */
export const writtenMessages = (state: NoticeState, ids: readonly string[]): readonly NoticeContent[] =>
  messagesOf(state, ids, 'sms').flatMap((sms) =>
    clientsOfSms(state, sms).map(({ id }) => ({
      accountId: id,
      recordIds: [sms.id],
      tells: sms.message.split('\n').join(' '),
      said: sms.message,
      valuesIn: () => ({}),
    })),
  );

/** Whether a message that was written down goes to a client. */
export function goesToClient(state: NoticeState, sent: Sent, accountId: string): boolean {
  if (sent.kind === 'sms') return clientsOfSms(state, sent).some(({ id }) => id === accountId);
  return clientsOfMail(state, sent).some(({ account }) => account.id === accountId);
}

/** Whether a letter of the office is on its way, or went. */
const isUnderWay = (letter: Pick<Letter, 'status'>): boolean => letter.status === 'Waiting' || hasGone(letter);

/** What of a message a person is left to send: to everybody to whom none of these letters of the office waits or went; undefined where that is nobody. */
export function leftToSend(sent: Sent, letters: readonly Pick<Letter, 'status' | 'to'>[]): Sent | undefined {
  const reached = letters.filter(isUnderWay).map(({ to }) => placeOf(to));
  const leftOf = (places: readonly string[]) => places.filter((place) => !reached.includes(placeOf(place)));
  if (sent.kind === 'sms') {
    const mobileNumbers = leftOf(sent.mobileNumbers);
    return mobileNumbers.length > 0 ? { ...sent, mobileNumbers } : undefined;
  }
  const [to, cc] = [leftOf(sent.to), leftOf(sent.cc)];
  return to.length + cc.length > 0 ? { ...sent, to, cc } : undefined;
}

/** Whether a client may still be told what a message says: nothing of the office went of it yet, or something did not. */
export const canStillBeSent = (letters: readonly Pick<Letter, 'status'>[]): boolean =>
  letters.length === 0 || !letters.every(isUnderWay);
