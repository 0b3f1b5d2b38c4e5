import { formatCountOf, formatMoney } from '@/format';
import { mailAddressesOf } from '@/store/billing/letters/letter';
import { spareTotal, type MailDraft, type Sent, type SmsDraft } from '@/store/care/messages/message';
import { repairLines } from '@/store/care/messages/repairText';
import type { AccountRow } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { byKey } from '@/store/kit/byKey';
import { LANGUAGES, type Language } from '@/store/kit/language';
import { mobileIn } from '@/store/kit/typed/mobile';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { someOf, type NoticeState, type Told, type ToldValues } from './told';

/** So many signs the vehicles of a mail may take, a line each: what is longer a person sends. */
const LONGEST_LIST = 1_500;

const accountsAt = byKey<AccountRow>((account) => {
  const client = clientFieldsOf(account);
  const addresses = mailAddressesOf(client).map((address) => address.toLowerCase());
  return [...new Set([...addresses, mobileIn(client.mobileNumber) ?? ''])].filter((place) => place !== '');
});
const vehiclesBy = byKey<Vehicle>(({ vehicleNo }) => plateKey(vehicleNo));

/** Whose vehicle it is that has a plate now; undefined of one that nobody here has. */
const ownerOf = ({ vehicles }: Pick<NoticeState, 'vehicles'>, plate: string): string | undefined =>
  vehiclesBy.of(vehicles, plateKey(plate)).find(isOpenVehicle)?.accountId;

/** Clients that are reached at an address or a number. */
const reachedAt = ({ accounts }: NoticeState, place: string): readonly AccountRow[] =>
  accountsAt.of(accounts, place.toLowerCase());

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

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
    const own = mailAddressesOf(clientFieldsOf(account)).find((one) => isSameAddress(one, address));
    return [{ account, address: own ?? address, repaired: repaired.map(({ vehicle }) => vehicle) }];
  });
}

/** Who besides the clients gets a copy of a Repair Done mail: everybody whom it names and to whom none of its own mails goes. */
export function copiesOf(
  state: NoticeState,
  { to, cc, vehicles }: Pick<MailDraft, 'to' | 'cc' | 'vehicles'>,
): readonly string[] {
  const mailed = clientsOfMail(state, { to, vehicles });
  const others = placesOf(state, to).flatMap(({ address, there }) =>
    there.some(({ id }) => mailed.some(({ account }) => account.id === id)) ? [] : [address],
  );
  return [...new Set([...to, ...cc])].filter(
    (address) => !others.includes(address) && !mailed.some((one) => isSameAddress(one.address, address)),
  );
}

const messagesOf = <Kind extends Sent['kind']>({ messages }: NoticeState, ids: readonly string[], kind: Kind) =>
  ids.flatMap((id) => {
    const sent = messages.entities[id];
    return sent?.kind === kind ? [sent as Extract<Sent, { kind: Kind }>] : [];
  });

/** What was repaired, by the Repair Done mails that were written down. */
export const repairsDone = (state: NoticeState, ids: readonly string[]): readonly Told[] =>
  messagesOf(state, ids, 'mail').flatMap((mail) =>
    clientsOfMail(state, mail).flatMap(({ account, address, repaired }): Told[] => {
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
            }) satisfies ToldValues<'Repair Done'>,
        },
      ];
    }),
  );

/** The clients at the numbers of an SMS that was written down, each number once. */
const clientsOfSms = (state: NoticeState, { mobileNumbers }: SmsDraft): readonly AccountRow[] => [
  ...new Set(mobileNumbers.flatMap((number) => reachedAt(state, number).slice(0, 1))),
];

/** What an SMS that was written down says, to each client at one of its numbers. */
export const writtenMessages = (state: NoticeState, ids: readonly string[]): readonly Told[] =>
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
export function isToldIn(state: NoticeState, sent: Sent, accountId: string): boolean {
  if (sent.kind === 'sms') return clientsOfSms(state, sent).some(({ id }) => id === accountId);
  return clientsOfMail(state, sent).some(({ account }) => account.id === accountId);
}
